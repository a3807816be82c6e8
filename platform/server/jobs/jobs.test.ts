import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { cloneDatabase } from '../../testing/database.ts';
import { connect, type Database } from '../database/connect.ts';
import { Metrics } from '../http/metrics.ts';
import { INTERVALS, LEASE_TIMEOUT_SECONDS, startJobs } from './jobs.ts';

const SELDOM = '0 0 29 2 *';
const ZONE = 'Asia/Shanghai';
const IMPATIENT = { supervise: 1, fetch: 1 };

const log = pino({ level: 'silent' });

let own: Awaited<ReturnType<typeof cloneDatabase>>;
let platform: { pool: Database['pool']; log: typeof log; metrics: Metrics };
beforeAll(async () => {
  own = await cloneDatabase(inject('templateUrl'));
  const database = await connect(own.url, 5, log);
  platform = { pool: database.pool, log, metrics: new Metrics(database.pool) };
});
afterAll(async () => {
  await platform.pool.end();
  await own.drop();
});

test('lease, supervision and fetching let a job lie for less than a minute', () => {
  expect(LEASE_TIMEOUT_SECONDS + INTERVALS.supervise + INTERVALS.fetch).toBeLessThan(60);
});

test('a job whose process died at it is taken over by another', async () => {
  const name = 'taken.over';
  const dying = new PgBoss({ connectionString: own.url, schema: 'jobs', schedule: false, supervise: false });
  await dying.start();
  const run = vi.fn(async () => {});
  // creates the queue with startJobs' settings
  await (await startJobs(platform, [{ name, cron: SELDOM, run }], ZONE)).stop();
  await dying.send(name);
  expect(await dying.fetch(name)).toHaveLength(1);

  const living = await startJobs(platform, [{ name, cron: SELDOM, run }], ZONE, IMPATIENT);
  await platform.pool.query(`update jobs.job set heartbeat_on = heartbeat_on - interval '31 seconds' where name = $1`, [
    name,
  ]);
  await expect.poll(() => run.mock.calls.length, { timeout: 25_000, interval: 100 }).toBe(1);
  await Promise.all([living.stop(), dying.stop()]);
});
