import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = [
  ...['{app,features,platform,libs}/**/*', 'migrations/**/*', 'package.json', 'package-lock.json'],
  // installed packages, which may differ from the lock file
  'node_modules/.package-lock.json',
];
const isElsewhere = (name: string) => name === 'web' || /\.test\.tsx?$/.test(name);

/** Hash of the files that server and demo depend on; without pages and tests. */
export function hashServerSources(): string {
  const hash = createHash('sha256');
  const entries = globSync(SOURCES, {
    cwd: ROOT,
    withFileTypes: true,
    exclude: ({ name }) => isElsewhere(name),
  });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
