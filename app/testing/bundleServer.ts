import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Where the tests that kill servers find one: a start from a thousand source files costs twice as much. */
export const BUNDLED_SERVER = path.join(ROOT, 'node_modules/.cache/server/server.mjs');

/** Files beside a module are still found beside its source. */
const sourcePlaces: Plugin = {
  name: 'source-places',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta')) return null;
    return code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
  },
};

/** Before any package, as in the source: bundled, it would come after those that start threads. */
const THREAD_POOL = './server/threadPool.ts';
const threadPoolFirst: Plugin = {
  name: 'thread-pool-first',
  enforce: 'pre',
  resolveId(source) {
    if (source !== THREAD_POOL) return null;
    return { id: pathToFileURL(path.join(ROOT, 'app', source)).href, external: 'absolute' };
  },
};

/** Bundles the project's own code of the server; packages stay outside. */
export async function bundleServer(): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [threadPoolFirst, sourcePlaces],
    publicDir: false,
    build: {
      ssr: 'app/server.ts',
      target: 'node24',
      outDir: path.dirname(BUNDLED_SERVER),
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
}
