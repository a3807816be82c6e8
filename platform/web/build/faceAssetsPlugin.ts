const LIBRARY = '@vladmandic/human';
const BACKEND = '@tensorflow/tfjs-backend-wasm';
/** Models that run in the browser; the others run on the server. */
const MODELS = ['blazeface', 'facemesh', 'iris'];
const BINARIES = ['tfjs-backend-wasm.wasm', 'tfjs-backend-wasm-simd.wasm'];

interface BundlerContext {
  resolve(source: string): Promise<{ id: string } | null>;
  emitFile(file: { type: 'asset'; fileName: string; source: Uint8Array }): string;
  fs: {
    readFile(path: string): Promise<Uint8Array>;
    readFile(path: string, options: { encoding: 'utf8' }): Promise<string>;
  };
}

/** Vite plugin: emits the files that face recognition loads by URL into `assets/human-<version>/`. */
export function faceAssetsPlugin() {
  return {
    name: 'face-assets',
    apply: 'build' as const,
    async generateBundle(this: BundlerContext) {
      const library = await rootOf(this, LIBRARY);
      const backend = await rootOf(this, BACKEND);
      const { version }: { version: string } = JSON.parse(
        await this.fs.readFile(`${library}package.json`, { encoding: 'utf8' }),
      );
      const models = MODELS.flatMap((model) => [`${model}.json`, `${model}.bin`]);
      const files = [
        ...models.map((name) => ({ name, path: `${library}models/${name}` })),
        ...BINARIES.map((name) => ({ name, path: `${backend}dist/${name}` })),
      ];
      for (const { name, path } of files) {
        const source = await this.fs.readFile(path);
        this.emitFile({ type: 'asset', fileName: `assets/human-${version}/${name}`, source });
      }
    },
  };
}

/** With a slash at its end. */
async function rootOf(context: BundlerContext, name: string): Promise<string> {
  const found = await context.resolve(name);
  const root = found && new RegExp(`^.*/${name}/`).exec(found.id)?.[0];
  if (!root) throw new Error(`${name} is not installed`);
  return root;
}
