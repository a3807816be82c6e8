import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../libs/embeddedPostgres/start.ts';
import { readConfig } from '../../platform/server/config.ts';
import { createLog } from '../../platform/server/log.ts';
import { startServer } from '../server/start.ts';
import { newDataFolder } from './dataFolder.ts';

/** One PostgreSQL for all test files, with the template database they clone: migrated, seeded, demo data. */
export default async function prepareDatabase(project: TestProject): Promise<() => Promise<void>> {
  const { dataDir, remove } = await newDataFolder();
  const postgres = await startEmbeddedPostgres({ dataDir });
  const config = readConfig({
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    DEMO: 'on',
    PORT: '0',
    LOG_LEVEL: 'warn',
    JOBS: 'off',
  });
  const end = async () => {
    await postgres.stop();
    await remove();
  };
  try {
    await commitWithoutWaiting(postgres.url);
    const server = await startServer(config, createLog(config.logLevel));
    await waitForThumbnails(postgres.url).finally(() => server.stop());
  } catch (fault) {
    await end();
    throw fault;
  }
  project.provide('templateUrl', postgres.url);
  project.provide('templateFiles', path.join(dataDir, 'files'));
  return end;
}

/** Tests kill servers, never the database: no commit needs to reach the disk. */
async function commitWithoutWaiting(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('alter role current_user set synchronous_commit = off').finally(() => client.end());
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
