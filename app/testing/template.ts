import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../libs/embeddedPostgres/start.ts';
import { bundleServer } from './bundleServer.ts';
import { newFolderInMemory } from './dataFolder.ts';
import { startProcess, waitForExit } from './serverProcess.ts';
import { hashServerSources } from './sourceHash.ts';

/** Tests kill servers, never this database: nothing of it needs to reach the disk, or to be tidied. */
const SETTINGS = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off' };

/** The demo database that tests clone, and its files. */
export interface Template {
  url: string;
  files: string;
}

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/template', import.meta.url));

/**
 * One PostgreSQL for all tests, with the template database they clone: migrated, seeded, demo data; a copy of an earlier
 * run's if that was in the same hour by the clock and nothing of the server has changed since. Also the bundled server for
 * tests that start processes.
 */
export async function createTemplate(): Promise<Template & { remove(): Promise<void> }> {
  const sources = hashServerSources();
  const { dataDir, remove } = await newFolderInMemory();
  try {
    const [, isRestored] = await Promise.all([bundleServer(sources), restoreCached(sources, dataDir)]);
    if (!isRestored) await fillAndCache(sources, dataDir);
    const postgres = await startPostgres(dataDir);
    const end = async () => {
      await postgres.stop();
      await remove();
    };
    return { url: postgres.url, files: path.join(dataDir, 'files'), remove: end };
  } catch (fault) {
    await remove();
    throw fault;
  }
}

const tar = (...args: string[]) => promisify(execFile)('tar', args);

/** By sources and clock hour: dates of the demo are relative to its making, and a day begins with an hour. */
const cachedName = (sources: string) => `${sources}-${new Date().toISOString().slice(0, 'yyyy-mm-ddThh'.length)}.tar`;

/** False: the cache has none. */
async function restoreCached(sources: string, dataDir: string): Promise<boolean> {
  const cached = path.join(CACHE, cachedName(sources));
  if (!existsSync(cached)) return false;
  await tar('-C', dataDir, '-xpf', cached);
  return true;
}

async function fillAndCache(sources: string, dataDir: string): Promise<void> {
  const postgres = await startPostgres(dataDir);
  try {
    await fillTemplate({ DATABASE_URL: postgres.url, DATA_DIR: dataDir, DEMO: 'on', JOBS: 'off' });
  } finally {
    await postgres.stop();
  }
  // sources edited during the run: the hash does not describe the database
  if (hashServerSources() !== sources) return;
  // e.g. a full disk: the next run fills its own
  await storeInCache(dataDir, cachedName(sources)).catch(() => undefined);
}

/** Atomic, also beside another run: renamed when complete. */
async function storeInCache(dataDir: string, name: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const growing = path.join(CACHE, `${process.pid}.growing`);
  await tar('-C', dataDir, '-cpf', growing, '.');
  await rename(growing, path.join(CACHE, name));
  for (const other of await readdir(CACHE))
    if (other !== name) await rm(path.join(CACHE, other), { recursive: true, force: true });
}

async function startPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const sockets = await openSockets(dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir, settings: { ...SETTINGS, ...sockets.settings } });
  return { ...postgres, url: `${postgres.url}?host=${sockets.folder}` };
}

/**
 * Thousands of connections, most of them short: a socket of the file system costs less than TCP, and each password
 * would be stretched some thousand times.
 */
async function openSockets(dataDir: string) {
  const folder = path.join(dataDir, 'sockets');
  const hba = path.join(folder, 'hba.conf');
  await mkdir(folder, { recursive: true });
  // the database of a root user runs as another user
  await chmod(folder, 0o777);
  await writeFile(hba, 'local all all trust\nhost all all 127.0.0.1/32 trust\n');
  return { folder, settings: { unix_socket_directories: folder, hba_file: hba } };
}

/** By a process of its own: the runner need not read the server in. */
async function fillTemplate(env: Record<string, string> & { DATABASE_URL: string }): Promise<void> {
  const { child } = await startProcess(env);
  const ended = waitForExit(child);
  try {
    await waitForThumbnails(env.DATABASE_URL);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

const POLL_MS = 100;
const TIMEOUT_MS = 60_000;

/** Waits for the demo's thumbnails, which every clone would otherwise draw again. Throws on timeout. */
async function waitForThumbnails(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let left: number | null = null;
    for (const until = Date.now() + TIMEOUT_MS; Date.now() < until; await after(POLL_MS)) {
      const { rowCount } = await client.query(`select from stored_blob where thumbnail = 'waiting'`);
      if (rowCount === 0) return;
      left = rowCount;
    }
    throw new Error(`${left} small pictures of the demo were not drawn within ${TIMEOUT_MS / 1000} s`);
  } finally {
    await client.end();
  }
}
