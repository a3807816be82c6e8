import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../libs/embeddedPostgres/start.ts';
import { bundleServer } from './bundleServer.ts';
import { newFolderInMemory } from './dataFolder.ts';
import { startProcess, waitForExit } from './serverProcess.ts';

/** Tests kill servers, never this database: nothing of it needs to reach the disk, or to be tidied. */
const SETTINGS = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off' };

/** The demo database that tests clone, and its files. */
export interface Template {
  url: string;
  files: string;
}

/**
 * One PostgreSQL for all tests, with the template database they clone: migrated, seeded, demo data. Also the
 * bundled server for tests that start processes.
 */
export async function createTemplate(): Promise<Template & { remove(): Promise<void> }> {
  await bundleServer();
  const { dataDir, remove } = await newFolderInMemory();
  const sockets = await openSockets(dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir, settings: { ...SETTINGS, ...sockets.settings } });
  const url = `${postgres.url}?host=${sockets.folder}`;
  const end = async () => {
    await postgres.stop();
    await remove();
  };
  try {
    await fillTemplate({ DATABASE_URL: url, DATA_DIR: dataDir, DEMO: 'on', JOBS: 'off' });
  } catch (fault) {
    await end();
    throw fault;
  }
  return { url, files: path.join(dataDir, 'files'), remove: end };
}

/**
 * Thousands of connections, most of them short: a socket of the file system costs less than TCP, and each password
 * would be stretched some thousand times.
 */
async function openSockets(dataDir: string) {
  const folder = path.join(dataDir, 'sockets');
  const hba = path.join(folder, 'hba.conf');
  await mkdir(folder);
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
