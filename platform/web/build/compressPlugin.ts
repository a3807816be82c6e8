type Compress = (bytes: Uint8Array) => Promise<Uint8Array>;

interface BuiltFile {
  fileName: string;
  code?: string;
  source?: string | Uint8Array;
}

/** What the plugin needs of the bundler; said here so that the browser's types stay free of Node's. */
interface BundlerContext {
  emitFile(file: { type: 'asset'; fileName: string; source: Uint8Array }): string;
}

/** Below this a compressed copy saves nothing worth a file. */
const SMALLEST = 1024;
const COMPRESSIBLE = /\.(m?js|css|svg|json|wasm|ttf)$/;

const bytesOf = ({ code, source }: BuiltFile): Uint8Array => {
  const content = code ?? source ?? '';
  return typeof content === 'string' ? new TextEncoder().encode(content) : content;
};

/**
 * Vite plugin: lays a compressed copy beside each built file, `a.js` → `a.js.br`, `a.js.gz`, so that the
 * server never compresses. Pages are left out: the server writes into `index.html`.
 */
export function compressPlugin(methods: Readonly<Record<'br' | 'gz', Compress>>) {
  return {
    name: 'compress',
    apply: 'build' as const,
    enforce: 'post' as const,
    generateBundle: {
      // after the bundler's own last touch, or the copies would differ from what they copy
      order: 'post' as const,
      async handler(this: BundlerContext, _options: unknown, bundle: Record<string, BuiltFile>) {
        const files = Object.values(bundle).filter(({ fileName }) => COMPRESSIBLE.test(fileName));
        const copies = files.flatMap((file) => {
          const bytes = bytesOf(file);
          if (bytes.length < SMALLEST) return [];
          return (['br', 'gz'] as const).map(async (ending) => {
            const source = await methods[ending](bytes);
            this.emitFile({ type: 'asset', fileName: `${file.fileName}.${ending}`, source });
          });
        });
        await Promise.all(copies);
      },
    },
  };
}
