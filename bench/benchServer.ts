import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { z } from 'zod';
import { newDataFolder } from '../app/testing/dataFolder.ts';
import { startProcess, waitForExit } from '../app/testing/serverProcess.ts';
import { startEmbeddedPostgres } from '../libs/embeddedPostgres/start.ts';
import { signIn } from './signIn.ts';

/** One database, the portal in production mode over it, and the baseline server beside it. */
export interface BenchServer {
  portal: string;
  bare: string;
  token: string;
  database: pg.Client;
  stop(): Promise<void>;
}

const BARE = fileURLToPath(new URL('bareServer.ts', import.meta.url));
const ready = z.tuple([z.object({ ready: z.string() })]).rest(z.unknown());
const PRODUCTION = { NODE_ENV: 'production', LOG_LEVEL: 'warn', DEMO: 'on' };

export async function startBenchServer(): Promise<BenchServer> {
  const folder = await newDataFolder();
  const postgres = await startEmbeddedPostgres({ dataDir: folder.dataDir });
  const portal = await startProcess({ ...PRODUCTION, DATABASE_URL: postgres.url }, profilingFlags());
  const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: postgres.url };
  const bare = spawn(process.execPath, [BARE], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [{ ready: bareAddress }] = ready.parse(await once(bare, 'message'));
  const database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  const token = await signIn(portal.address, 'shipper');
  await waitForThumbnails(database);
  return {
    portal: portal.address,
    bare: bareAddress,
    token,
    database,
    async stop() {
      await database.end();
      const ends = [waitForExit(portal.child), waitForExit(bare)];
      portal.child.kill('SIGTERM');
      bare.kill('SIGTERM');
      await Promise.all(ends);
      await postgres.stop();
      await folder.remove();
    },
  };
}

const PATIENCE_MS = 180_000;

/** The demo's thumbnails, a process each: half of the processors would be theirs while what comes first is measured. */
async function waitForThumbnails(database: pg.Client): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    const { rowCount } = await database.query(`select from stored_blob where thumbnail = 'waiting' limit 1`);
    if (rowCount === 0) return;
    await after(500);
  }
}

/** CPU_PROF=<folder>: the portal writes a CPU profile there. */
function profilingFlags(): string[] {
  const folder = process.env.CPU_PROF;
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [];
}
