import type pg from 'pg';
import { PgBoss, type QueueResult } from 'pg-boss';
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
export const LEASE_TIMEOUT_SECONDS = 30;

/** How often a process looks, in s. */
interface Intervals {
  /** for jobs whose process died */
  supervise: number;
  /** for jobs that are due: cron is looked at twice a minute; more often would only keep the database busy */
  fetch: number;
}

/** Share of the interval by which jobs are looked for at different times: all at once would delay what people do. */
const FETCH_SPREAD = 0.2;

export const INTERVALS: Intervals = { supervise: 15, fetch: 5 };

/**
 * Starts the queue on our pool and schedules the jobs. Failures are logged and retried; a job whose process died is
 * taken over by another within a minute: lease, supervision and fetching together.
 */
export async function startJobs(
  platform: JobsPlatform,
  jobs: readonly Job[],
  zone: string,
  { supervise, fetch } = INTERVALS,
): Promise<RunningJobs> {
  const boss = new PgBoss({
    db: { executeSql: executorOf(platform.pool) },
    schema: 'jobs',
    superviseIntervalSeconds: supervise,
    monitorIntervalSeconds: supervise,
  });
  boss.on('error', (fault) => platform.log.warn({ err: fault }, 'the job queue stumbled'));
  await boss.start();
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const plans = new Map((await boss.getSchedules()).map((plan) => [plan.name, plan]));
  for (const [index, job] of jobs.entries()) {
    await ensureQueue(boss, job.name, queues.get(job.name));
    const pollingIntervalSeconds = fetch * (1 - (FETCH_SPREAD * index) / jobs.length);
    await boss.work(job.name, { pollingIntervalSeconds }, () => runOnce(platform, job));
    const plan = plans.get(job.name);
    if (plan?.cron !== job.cron || plan.timezone !== zone) await boss.schedule(job.name, job.cron, null, { tz: zone });
  }
  return { stop: () => boss.stop({ graceful: true, close: false, timeout: STOP_TIMEOUT_MS }) };
}

const QUEUE_SETTINGS = { retryLimit: 2, heartbeatSeconds: LEASE_TIMEOUT_SECONDS } as const;

async function ensureQueue(boss: PgBoss, name: string, known: QueueResult | undefined): Promise<void> {
  if (known === undefined) await boss.createQueue(name, { policy: 'singleton', ...QUEUE_SETTINGS });
  else if (known.retryLimit !== QUEUE_SETTINGS.retryLimit || known.heartbeatSeconds !== QUEUE_SETTINGS.heartbeatSeconds)
    await boss.updateQueue(name, QUEUE_SETTINGS);
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
