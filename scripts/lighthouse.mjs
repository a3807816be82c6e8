// Lighthouse, which rates pages in the benchmarks; installed beside the packages when it is first needed.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from './runProgram.mjs';
import { ROOT } from './setup.mjs';

const VERSION = '13.5.0';
const FOLDER = path.join(ROOT, 'node_modules/.cache/lighthouse', VERSION);
const PROGRAM = path.join(FOLDER, 'node_modules/lighthouse/cli/index.js');

/** The path of its program. */
export async function ensureLighthouse() {
  if (existsSync(PROGRAM)) return PROGRAM;
  console.log('Installing Lighthouse …');
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  await runProgram('npm', ['install', ...quiet, '--prefix', FOLDER, `lighthouse@${VERSION}`], {
    stdio: 'inherit',
  });
  return PROGRAM;
}
