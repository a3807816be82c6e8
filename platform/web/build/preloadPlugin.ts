import type { Language } from '../../wire/language.ts';
import { type Hint, type PreloadScriptConfig, preloadScript } from './preloadScript.ts';

/** Chunks by name, with `*` for the language. */
interface PreloadConfig extends Pick<PreloadScriptConfig, 'keys' | 'answersIn' | 'reads'> {
  frame: readonly string[];
  visitors: readonly { at: readonly string[]; chunks: readonly string[] }[];
}

interface BuiltFile {
  type: 'chunk' | 'asset';
  fileName: string;
  name?: string;
  isEntry?: boolean;
  /** file names */
  imports?: readonly string[];
  source?: string | Uint8Array;
  viteMetadata?: { importedCss: ReadonlySet<string> };
}

type Bundle = Readonly<Record<string, BuiltFile>>;

interface BundlerContext {
  emitFile(file: { type: 'asset'; name: string; source: string }): string;
  getFileName(reference: string): string;
}

const PAGE = 'index.html';
const BASE = '/custom/';

/** Vite plugin: adds a script before the entry that preloads the chunks and first reads of the first page. */
export function preloadPlugin({ frame, visitors, ...config }: PreloadConfig) {
  return {
    name: 'early-chunks',
    apply: 'build' as const,
    enforce: 'post' as const,
    generateBundle(this: BundlerContext, _options: unknown, bundle: Record<string, BuiltFile>) {
      const page = bundle[PAGE];
      if (typeof page?.source !== 'string') throw new Error(`${PAGE} is not built`);
      const hintsByLanguage = (chunks: readonly string[]) => ({
        zh: hintsFor(chunks, 'zh', bundle),
        en: hintsFor(chunks, 'en', bundle),
        ru: hintsFor(chunks, 'ru', bundle),
      });
      const source = preloadScript({
        ...config,
        frame: hintsByLanguage(frame),
        visitors: visitors.map(({ at, chunks }) => ({ at, hints: hintsByLanguage(chunks) })),
      });
      const address = BASE + this.getFileName(this.emitFile({ type: 'asset', name: 'early.js', source }));
      const script = `<script async fetchpriority="high" src="${address}"></script>`;
      page.source = page.source.replace('<script ', `${script}\n    <script `);
    },
  };
}

/** What these import, with them, but for what the page itself names: its entry and the imports of that. */
function withImports(files: readonly BuiltFile[], bundle: Bundle): BuiltFile[] {
  const entry = Object.values(bundle).filter(({ isEntry }) => isEntry);
  const reachable = (from: readonly BuiltFile[], reached = new Set<BuiltFile>()): Set<BuiltFile> => {
    for (const file of from) {
      if (reached.has(file)) continue;
      reached.add(file);
      reachable(importsOf(file, bundle), reached);
    }
    return reached;
  };
  const known = reachable(entry);
  return [...reachable(files)].filter((file) => !known.has(file));
}

const importsOf = (file: BuiltFile, bundle: Bundle): BuiltFile[] =>
  (file.imports ?? []).map((name) => bundle[name]).filter((found) => found !== undefined);

/** Same attributes as the app's own preload hints; otherwise the browser fetches twice. */
function hintsFor(names: readonly string[], language: Language, bundle: Bundle): Hint[] {
  const named = names.map((name) => chunkNamed(name.replace('*', language), bundle));
  const files = withImports(named, bundle);
  const styles = files.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [
    ...files.map(({ fileName }): Hint => ({ rel: 'modulepreload', href: BASE + fileName })),
    ...styles.map((fileName): Hint => ({ rel: 'preload', as: 'style', href: BASE + fileName })),
  ];
}

function chunkNamed(name: string, bundle: Bundle): BuiltFile {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
  if (!chunk) throw new Error(`No chunk is named ${name}`);
  return chunk;
}
