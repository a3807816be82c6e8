import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { readConfig } from '../../platform/server/config.ts';
import { startEmbeddedPostgres } from '../../platform/server/database/embedded/start.ts';
import { createLog } from '../../platform/server/log.ts';
import { startServer } from '../server/start.ts';
import { newDataFolder } from './dataFolder.ts';

/** Starts one PostgreSQL for all test files and prepares the database they copy: migrated, seeded, with the demo. */
export default async function prepareDatabase(project: TestProject): Promise<() => Promise<void>> {
  const { dataDir, remove } = await newDataFolder();
  const postgres = await startEmbeddedPostgres({ dataDir });
  const config = readConfig({
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    DEMO: 'on',
    PORT: '0',
    LOG_LEVEL: 'warn',
  });
  const server = await startServer(config, createLog(config.logLevel));
  await server.stop();
  project.provide('templateUrl', postgres.url);
  project.provide('templateFiles', path.join(dataDir, 'files'));
  return async () => {
    await postgres.stop();
    await remove();
  };
}
