import { type Parse, splitTexts, type TextLanguage } from './splitTexts.ts';

const LOADER = /\blazyTexts\(\s*\(\) => import\(\s*'([^']+)',?\s*\),?\s*\)/g;
const SPLIT = /\.ts\?(zh|en|ru)$/;
const WHOLE = /libs\/texts\/texts\.ts$/;

interface BundlerContext {
  parse(code: string, options: { lang: 'ts' }): ReturnType<Parse>;
  fs: { readFile(path: string, options: { encoding: 'utf8' }): Promise<string> };
  addWatchFile(path: string): void;
}
type Bundle = Record<string, { modules?: Record<string, { renderedLength: number }> }>;

const isLanguage = (name: string | undefined): name is TextLanguage => name === 'zh' || name === 'en' || name === 'ru';

/** `lazyTexts(() => import('…'))`, loading one language. */
export const splitLoaders = (code: string) =>
  code.replace(LOADER, (_, file: string) => {
    const loaders = ['zh', 'en', 'ru'].map((language) => `${language}: () => import('${file}?${language}')`);
    return `lazyTexts((language) => ({ ${loaders.join(', ')} })[language]())`;
  });

/** Vite plugin: built pages load their texts in one language; unbuilt ones, and the server, have all three. */
export function textsPlugin() {
  return {
    name: 'texts',
    apply: 'build' as const,
    enforce: 'pre' as const,
    transform: {
      filter: { code: LOADER },
      handler: (code: string) => ({ code: splitLoaders(code), map: null }),
    },
    load: {
      filter: { id: SPLIT },
      async handler(this: BundlerContext, id: string) {
        const [file = '', language] = id.split('?');
        if (!isLanguage(language)) return null;
        const source = await this.fs.readFile(file, { encoding: 'utf8' });
        const code = splitTexts(source, language, (text) => this.parse(text, { lang: 'ts' }));
        return { code, moduleType: 'ts' as const, map: null };
      },
    },
    generateBundle(_: unknown, bundle: Bundle) {
      const modules = Object.values(bundle).flatMap((part) => Object.entries(part.modules ?? {}));
      if (modules.some(([id, { renderedLength }]) => WHOLE.test(id) && renderedLength > 0))
        throw new Error('Pages take texts by `lazyTexts(() => import(…))`: another import brings all languages');
    },
  };
}
