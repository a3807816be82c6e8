// npm run bench: benchmarks against a baseline. `npm run bench -- a` measures one part.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureBroker } from './broker.mjs';
import { ensureBrowser } from './browser.mjs';
import { ensureLighthouse } from './lighthouse.mjs';
import { ensureCompressedBuild, ensurePackages, environment, NODE, ROOT } from './setup.mjs';

await ensurePackages();
const parts = process.argv.slice(2);
const needsPages = parts.length === 0 || parts.includes('c');
if (needsPages) await ensureCompressedBuild();
if (parts.length === 0 || parts.includes('l')) await ensureBroker();
const env = environment(needsPages ? { CHROMIUM: await ensureBrowser(), LIGHTHOUSE: await ensureLighthouse() } : {});
const { status } = spawnSync(NODE, [path.join(ROOT, 'bench/main.ts'), ...parts], {
  cwd: ROOT,
  stdio: 'inherit',
  env,
});
process.exit(status ?? 1);
