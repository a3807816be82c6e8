const PACKAGE = 'pdfjs-dist/package.json';
/** CJK character maps, standard fonts, image decoders. */
const FOLDERS = ['cmaps', 'standard_fonts', 'wasm'];
/** The JavaScript engine for PDF scripts; never used. */
const LEFT_OUT = /quickjs/;

interface BundlerContext {
  resolve(source: string): Promise<{ id: string } | null>;
  emitFile(file: { type: 'asset'; fileName: string; source: Uint8Array }): string;
  fs: {
    readFile(path: string): Promise<Uint8Array>;
    readFile(path: string, options: { encoding: 'utf8' }): Promise<string>;
    readdir(path: string): Promise<string[]>;
  };
}

/** Vite plugin: emits the files that pdf.js loads by URL into `assets/pdfjs-<version>/`. */
export function pdfAssetsPlugin() {
  return {
    name: 'pdf-assets',
    apply: 'build' as const,
    async generateBundle(this: BundlerContext) {
      const description = await this.resolve(PACKAGE);
      if (!description) throw new Error(`${PACKAGE} is not installed`);
      const root = description.id.replace(/package\.json$/, '');
      const { version }: { version: string } = JSON.parse(await this.fs.readFile(description.id, { encoding: 'utf8' }));
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
