import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = [
  ...['{app,features,platform,libs}/**/*', 'migrations/**/*', 'package.json', 'package-lock.json'],
  // what is installed, whatever the lock file says
  'node_modules/.package-lock.json',
];
const isElsewhere = (name: string) => name === 'web' || /\.test\.tsx?$/.test(name);

/** Of all files that the server and its demo are made of; pages and tests do not change it. */
export function hashServerSources(): string {
  const hash = createHash('sha256');
  const entries = globSync(SOURCES, {
    cwd: ROOT,
    withFileTypes: true,
    exclude: ({ name }) => isElsewhere(name),
  });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
