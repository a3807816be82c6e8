import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Log } from '../log.ts';
import type { Platform } from '../platform.ts';

/** Scheduled work, run by one server process at a time. */
export interface Job {
  name: string;
  /** cron expression in the platform's zone */
  cron: string;
  /** must be safe to run twice */
  run(): Promise<void>;
}

type JobsPlatform = Pick<Platform, 'pool' | 'log' | 'metrics'>;

interface RunningJobs {
  stop(): Promise<void>;
}

const STOP_TIMEOUT_MS = 15_000;
/** Lease of a running job: without a heartbeat for this time another process takes it over. */
const LEASE_TIMEOUT_SECONDS = 30;
const POLL_INTERVAL_SECONDS = 15;

/** Starts the queue on our pool and schedules the jobs. Failures are logged and retried. */
export async function startJobs(
  platform: JobsPlatform,
  jobs: readonly Job[],
  zone: string,
): Promise<RunningJobs> {
  const boss = new PgBoss({
    db: { executeSql: executorOf(platform.pool) },
    schema: 'jobs',
    superviseIntervalSeconds: POLL_INTERVAL_SECONDS,
    monitorIntervalSeconds: POLL_INTERVAL_SECONDS,
  });
  boss.on('error', (fault) => platform.log.warn({ err: fault }, 'the job queue stumbled'));
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: 'singleton' });
    // createQueue does not update an existing queue
    await boss.updateQueue(job.name, { retryLimit: 2, heartbeatSeconds: LEASE_TIMEOUT_SECONDS });
    await boss.work(job.name, () => runOnce(platform, job));
    await boss.schedule(job.name, job.cron, null, { tz: zone });
  }
  return { stop: () => boss.stop({ graceful: true, close: false, timeout: STOP_TIMEOUT_MS }) };
}

async function runOnce(platform: JobsPlatform, job: Job): Promise<void> {
  const log: Log = platform.log.child({ job: job.name });
  try {
    await job.run();
    platform.metrics.countJob(job.name, 'done');
  } catch (fault) {
    platform.metrics.countJob(job.name, 'failed');
    log.error({ err: fault }, 'a job failed');
    throw fault;
  }
}

function executorOf(pool: pg.Pool) {
  return async (text: string, values?: unknown[]) => pool.query(text, values);
}
