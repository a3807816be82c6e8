/** Which chunks are needed by those whose browser remembers something under `key`. */
export interface EarlyChunks {
  key: string;
  names: readonly string[];
}

interface BuiltFile {
  type: 'chunk' | 'asset';
  fileName: string;
  name?: string;
  source?: string | Uint8Array;
  viteMetadata?: { importedCss: ReadonlySet<string> };
}

/** What the plugin needs of the bundler; said here so that the browser's types stay free of Node's. */
interface BundlerContext {
  emitFile(file: { type: 'asset'; name: string; source: string }): string;
  getFileName(reference: string): string;
}

const PAGE = 'index.html';
const BASE = '/custom/';

/**
 * Vite plugin: puts a tiny script beside the page's own. It sends for chunks before the page's code is there to
 * ask for them, where the browser remembers that they will be needed: the two then travel together.
 */
export function earlyChunksPlugin({ key, names }: EarlyChunks) {
  return {
    name: 'early-chunks',
    apply: 'build' as const,
    enforce: 'post' as const,
    generateBundle(this: BundlerContext, _options: unknown, bundle: Record<string, BuiltFile>) {
      const page = bundle[PAGE];
      if (typeof page?.source !== 'string') throw new Error(`${PAGE} is not built`);
      const chunks = names.map((name) => chunkNamed(name, bundle));
      const scripts = chunks.map(({ fileName }) => BASE + fileName);
      const styles = chunks.flatMap(({ viteMetadata }) =>
        [...(viteMetadata?.importedCss ?? [])].map((fileName) => BASE + fileName),
      );
      const source = earlyScript(key, scripts, styles);
      const early = BASE + this.getFileName(this.emitFile({ type: 'asset', name: 'early.js', source }));
      page.source = page.source.replace('<script ', `<script async src="${early}"></script>\n    <script `);
    },
  };
}

function chunkNamed(name: string, bundle: Record<string, BuiltFile>): BuiltFile {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
  if (!chunk) throw new Error(`No chunk is named ${name}`);
  return chunk;
}

/** Hints as the page's own code would give them, so that what they fetch is what it finds. */
function earlyScript(key: string, scripts: readonly string[], styles: readonly string[]): string {
  const hints = JSON.stringify([
    ...scripts.map((href) => ({ rel: 'modulepreload', href })),
    ...styles.map((href) => ({ rel: 'preload', as: 'style', href })),
  ]);
  const append = `for(const h of ${hints})document.head.append(Object.assign(document.createElement('link'),{crossOrigin:''},h))`;
  return `try{if(localStorage.getItem(${JSON.stringify(key)}))${append}}catch{}\n`;
}
