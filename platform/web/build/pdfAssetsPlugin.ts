const PACKAGE = 'pdfjs-dist/package.json';
/** Character maps of East Asian fonts, the fonts that every reader has to have, decoders of scanned pages. */
const FOLDERS = ['cmaps', 'standard_fonts', 'wasm'];
/** Runs programs out of documents, which we never do. */
const LEFT_OUT = /quickjs/;

/** What the plugin needs of the bundler; said here so that the browser's types stay free of Node's. */
interface BundlerContext {
  resolve(source: string): Promise<{ id: string } | null>;
  emitFile(file: { type: 'asset'; fileName: string; source: Uint8Array }): string;
  fs: {
    readFile(path: string): Promise<Uint8Array>;
    readFile(path: string, options: { encoding: 'utf8' }): Promise<string>;
    readdir(path: string): Promise<string[]>;
  };
}

/**
 * Vite plugin: lays what pdf.js fetches by address beside the built files, in `assets/pdfjs-<version>/`, so that no
 * preview asks another host. The version in the address lets browsers keep it for ever.
 */
export function pdfAssetsPlugin() {
  return {
    name: 'pdf-assets',
    apply: 'build' as const,
    async generateBundle(this: BundlerContext) {
      const description = await this.resolve(PACKAGE);
      if (!description) throw new Error(`${PACKAGE} is not installed`);
      const root = description.id.replace(/package\.json$/, '');
      const { version }: { version: string } = JSON.parse(
        await this.fs.readFile(description.id, { encoding: 'utf8' }),
      );
      for (const folder of FOLDERS) {
        const names = await this.fs.readdir(`${root}${folder}`);
        for (const name of names.filter((one) => !LEFT_OUT.test(one))) {
          const source = await this.fs.readFile(`${root}${folder}/${name}`);
          this.emitFile({ type: 'asset', fileName: `assets/pdfjs-${version}/${folder}/${name}`, source });
        }
      }
    },
  };
}
