// npm start: from a fresh clone to a served page.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureCompressedBuild, ensurePackages, ensurePrograms, environment, NODE, ROOT } from './setup.mjs';

try {
  await ensurePackages();
  await ensurePrograms();
  await ensureCompressedBuild();
} catch (fault) {
  // the tool has printed the reason
  console.error(`ironsilk: not started, ${fault.message}`);
  process.exit(1);
}

const server = spawn(NODE, [path.join(ROOT, 'app/server.ts')], {
  cwd: ROOT,
  env: environment({ NODE_ENV: 'production' }),
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
server.on('message', ({ ready }) => console.log(`\nIronsilk is ready at ${ready}/custom/\n`));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
