// Debian packages that tests need besides Node.
import { existsSync } from 'node:fs';
import { runProgram } from './runProgram.mjs';

/** Installs packages as root on Debian; else throws one line that names them. */
export async function installPackages(names, what) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    throw new Error(`Missing: ${what}. Install (Debian: apt-get install ${names.join(' ')}).`);
  }
  console.log(`Installing ${what} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  await runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
}
