import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { landPlugin } from '../libs/map/landPlugin.ts';

/** Builds the app the naive way, as one script and one style sheet, into a new folder. */
export async function buildSingleBundle(): Promise<string> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'ironsilk-bundle-'));
  await build({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    base: '/custom/',
    logLevel: 'error',
    plugins: [react(), landPlugin()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      cssCodeSplit: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  return outDir;
}
