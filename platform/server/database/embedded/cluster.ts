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
import { DataFolderUnusable, PostgresFailed } from './faults.ts';
import type { Place } from './place.ts';
import { reasonIn, runProgram } from './runProgram.ts';

export const DATABASE = 'ironsilk';

const PASSWORD_FILE = 'ironsilk.password';
const UNFINISHED = 'postgres.init-';

/**
 * Built in a temporary folder and moved when complete, so an existing cluster is always whole. Returns the
 * password.
 */
export async function ensureCluster(
  place: Place,
  binaries: Binaries,
  log: (line: string) => void,
): Promise<string> {
  if (existsSync(join(place.cluster, 'PG_VERSION'))) return passwordOf(place, binaries);
  for (const name of readdirSync(place.folder)) {
    if (name.startsWith(UNFINISHED)) await removeFolder(join(place.folder, name));
  }
  log(`First start: creating the database in ${place.cluster}.`);
  await createCluster(place, binaries);
  return passwordOf(place, binaries);
}

function passwordOf(place: Place, binaries: Binaries): string {
  const made = readFileSync(join(place.cluster, 'PG_VERSION'), 'utf8').trim();
  if (made !== majorVersion(binaries)) {
    throw new DataFolderUnusable(
      `${place.cluster} was made by PostgreSQL ${made} and cannot be read by ${majorVersion(binaries)}: dump and load it.`,
    );
  }
  const file = join(place.cluster, PASSWORD_FILE);
  if (!existsSync(file))
    throw new DataFolderUnusable(`${place.cluster} is in the way: ${PASSWORD_FILE} is missing.`);
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

async function createCluster(place: Place, binaries: Binaries): Promise<void> {
  const unfinished = mkdtempSync(join(place.folder, UNFINISHED));
  const cluster = join(unfinished, 'cluster');
  const passwordFile = join(unfinished, PASSWORD_FILE);
  const password = randomBytes(24).toString('hex');
  mkdirSync(cluster, { mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (place.user) {
    for (const path of [unfinished, cluster, passwordFile]) chownSync(path, place.user.uid, place.user.gid);
  }
  const run = async (name: 'initdb' | 'postgres', args: string[], input = '') => {
    const end = await runProgram(program(binaries, name), args, { user: place.user, cwd: unfinished, input });
    if (end.code === 0) return;
    throw new PostgresFailed(
      `The database could not be created in ${place.cluster}: ${reasonIn(end.output)}`,
    );
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
    renameSync(cluster, place.cluster);
    syncFolder(place.folder);
  } finally {
    await removeFolder(unfinished);
  }
}

/**
 * Built-in C.UTF-8: the same order on every machine, so indexes survive a move. With LC_CTYPE plain C, trigram
 * search would see no Chinese or Russian letters. Synced once, at the end.
 */
function initArguments(cluster: string, passwordFile: string): string[] {
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8', '--lc-messages=C'];
  return [
    '-D',
    cluster,
    '-U',
    'postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--no-sync',
    ...locale,
  ];
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
