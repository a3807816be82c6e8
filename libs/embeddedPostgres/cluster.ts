import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Binaries, majorVersion, program } from './binaries.ts';
import type { ClusterLocation } from './clusterLocation.ts';
import { DataFolderUnusable, PostgresFailed } from './errors.ts';
import { errorLineOf, runProgram } from './runProgram.ts';

const DATABASE = 'ironsilk';

const PASSWORD_FILE = 'ironsilk.password';
const TEMPORARY_PREFIX = 'postgres.init-';

/**
 * Built in a temporary folder and moved when complete, so an existing cluster is always whole. Returns the
 * password.
 */
export async function ensureCluster(
  location: ClusterLocation,
  binaries: Binaries,
  log: (line: string) => void,
): Promise<string> {
  if (existsSync(join(location.cluster, 'PG_VERSION'))) return passwordOf(location, binaries);
  for (const name of readdirSync(location.folder)) {
    if (name.startsWith(TEMPORARY_PREFIX)) await removeFolder(join(location.folder, name));
  }
  log(`First start: creating the database in ${location.cluster}.`);
  await createCluster(location, binaries);
  return passwordOf(location, binaries);
}

function passwordOf(location: ClusterLocation, binaries: Binaries): string {
  const clusterVersion = readFileSync(join(location.cluster, 'PG_VERSION'), 'utf8').trim();
  if (clusterVersion !== majorVersion(binaries)) {
    throw new DataFolderUnusable(
      `${location.cluster} was made by PostgreSQL ${clusterVersion} and cannot be read by ${majorVersion(binaries)}: dump and load it.`,
    );
  }
  const file = join(location.cluster, PASSWORD_FILE);
  if (!existsSync(file))
    throw new DataFolderUnusable(`${location.cluster} is in the way: ${PASSWORD_FILE} is missing.`);
  return readFileSync(file, 'utf8').trim();
}

/** A killed start's initdb may still be writing: retry for 2 s, then leave the rest to the next first start. */
async function removeFolder(folder: string): Promise<void> {
  for (let tries = 0; existsSync(folder) && tries < 40; tries++) {
    if (tries > 0) await pause(50);
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {}
  }
}

async function createCluster(location: ClusterLocation, binaries: Binaries): Promise<void> {
  const temporary = mkdtempSync(join(location.folder, TEMPORARY_PREFIX));
  const cluster = join(temporary, 'cluster');
  const passwordFile = join(temporary, PASSWORD_FILE);
  const password = randomBytes(24).toString('hex');
  mkdirSync(cluster, { mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (location.user) {
    for (const path of [temporary, cluster, passwordFile]) chownSync(path, location.user.uid, location.user.gid);
  }
  const run = async (name: 'initdb' | 'postgres', args: string[], input = '') => {
    const end = await runProgram(program(binaries, name), args, {
      user: location.user,
      cwd: temporary,
      input,
    });
    if (end.code === 0) return;
    throw new PostgresFailed(`The database could not be created in ${location.cluster}: ${errorLineOf(end.output)}`);
  };
  try {
    await run('initdb', initArguments(cluster, passwordFile));
    await run(
      'postgres',
      ['--single', '-D', cluster, '-F', '-c', 'exit_on_error=on', 'postgres'],
      roleAndDatabase(password),
    );
    renameSync(passwordFile, join(cluster, PASSWORD_FILE));
    await run('initdb', ['--sync-only', '-D', cluster]);
    renameSync(cluster, location.cluster);
    syncFolder(location.folder);
  } finally {
    await removeFolder(temporary);
  }
}

/**
 * Built-in C.UTF-8: the same order on every machine, so indexes survive a move. With LC_CTYPE plain C, trigram
 * search would see no Chinese or Russian letters. Synced once, at the end.
 */
function initArguments(cluster: string, passwordFile: string): string[] {
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8', '--lc-messages=C'];
  return ['-D', cluster, '-U', 'postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--no-sync', ...locale];
}

function roleAndDatabase(password: string): string {
  return [
    `CREATE ROLE ${DATABASE} LOGIN CREATEDB PASSWORD '${password}'`,
    `CREATE DATABASE ${DATABASE} OWNER ${DATABASE}`,
    '',
  ].join('\n');
}

/** A rename must survive a power cut. Windows cannot open folders, and does not need it. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
