type Compress = (bytes: Uint8Array) => Promise<Uint8Array>;

interface BuiltFile {
  fileName: string;
  code?: string;
  source?: string | Uint8Array;
}

/** Subset of the bundler context; keeps Node types out of the browser's program. */
interface BundlerContext {
  emitFile(file: { type: 'asset'; fileName: string; source: Uint8Array }): string;
}

const SMALLEST = 1024;
const COMPRESSIBLE = /\.(m?js|css|svg|json|wasm|ttf)$/;

const bytesOf = ({ code, source }: BuiltFile): Uint8Array => {
  const content = code ?? source ?? '';
  return typeof content === 'string' ? new TextEncoder().encode(content) : content;
};

/** Vite plugin: emits `.br` and `.gz` beside each file, except `index.html`, which the server rewrites. */
export function compressPlugin(methods: Readonly<Record<'br' | 'gz', Compress>>) {
  return {
    name: 'compress',
    apply: 'build' as const,
    enforce: 'post' as const,
    generateBundle: {
      // after the last change by other plugins
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
