// Debian packages that tests need besides Node.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages as root on Debian; else throws one line that names them. */
export function installPackages(names, what) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    throw new Error(`Missing: ${what}. Install (Debian: apt-get install ${names.join(' ')}).`);
  }
  console.log(`Installing ${what} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
}
