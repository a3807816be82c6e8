import { setTimeout as after } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { scopesOf, withApiKeys } from '../../features/people/apiKey/server/index.ts';
import { createAuthenticator, sessionInvalidation } from '../../features/people/session/server/index.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../libs/embeddedPostgres/start.ts';
import type { Config } from '../../platform/server/config.ts';
import { connect } from '../../platform/server/database/connect.ts';
import { forbidPoolInTransactions } from '../../platform/server/database/forbidPoolInTransactions.ts';
import { migrateAndSeed } from '../../platform/server/database/migrate.ts';
import { purgeRecentWritesJob } from '../../platform/server/duplicates/rejectDuplicate.ts';
import { cleaningUpFiles } from '../../platform/server/files/cleanUp/jobs.ts';
import { openFiles } from '../../platform/server/files/openFiles.ts';
import type { Binding } from '../../platform/server/http/bind.ts';
import { Metrics } from '../../platform/server/http/metrics.ts';
import { buildServer } from '../../platform/server/http/server.ts';
import { type Job, startJobs } from '../../platform/server/jobs/jobs.ts';
import { LiveServer } from '../../platform/server/live/liveServer.ts';
import type { Log } from '../../platform/server/log.ts';
import { NotificationBus } from '../../platform/server/notifications/notificationBus.ts';
import { OutboxDispatcher } from '../../platform/server/outbox/outboxDispatcher.ts';
import type { Platform } from '../../platform/server/platform.ts';
import { resealingJob } from '../../platform/server/secrets/renewSealed.ts';
import { readGeneratedSecret } from '../../platform/server/secrets/secretBox.ts';
import { PLATFORM_ZONE } from '../../platform/wire/time.ts';
import { FEATURES } from './features.ts';

/** `stop` finishes running requests within a time, closes everything in reverse order, the database last. */
interface RunningServer {
  address: string;
  stop(): Promise<void>;
}

/** Time for all parts to finish; stopping the database cuts off the rest. */
const GRACEFUL_STOP_MS = 6_000;

/** Starts one server process: database → data → features → HTTP → jobs. Throws if a part cannot start. */
export async function startServer(config: Config, log: Log): Promise<RunningServer> {
  const closers: (() => Promise<unknown>)[] = [];
  const embedded = config.databaseUrl === undefined ? await startEmbeddedDatabase(config, log) : undefined;
  const stop = async () => {
    const timeIsUp = after(GRACEFUL_STOP_MS, undefined, { ref: false });
    for (const close of closers.splice(0).reverse()) await Promise.race([close(), timeIsUp]);
    await embedded?.stop();
  };
  try {
    const platform = await openPlatform(config, log, closers, embedded);
    await migrateAndSeed(platform, async () => {
      await seed(platform);
      await platform.files.claimStore(platform.db);
    });
    // later it would be asked for while a transaction holds a connection
    await readGeneratedSecret(platform.db);
    const bindings = FEATURES.flatMap((feature) => feature.calls?.(platform, FEATURES) ?? []);
    const app = await createHttpServer(platform, bindings);
    const outboxDispatcher = new OutboxDispatcher(platform);
    for (const feature of FEATURES) {
      const part = feature.start?.(platform, FEATURES);
      if (part) closers.push(() => part.stop());
    }
    await platform.bus.start();
    closers.push(() => platform.bus.stop());
    closers.push(() => outboxDispatcher.stop());
    if (config.runsJobs) {
      const running = await startJobs(platform, [...collectJobs(platform), outboxDispatcher.job], PLATFORM_ZONE.name);
      closers.push(() => running.stop());
    }
    void outboxDispatcher.deliverDue();
    closers.push(() => app.close());
    return { address: await listen(app, config), stop };
  } catch (fault) {
    await stop();
    throw fault;
  }
}

function collectJobs(platform: Platform): Job[] {
  const jobs = FEATURES.flatMap((feature) => feature.jobs?.(platform, FEATURES) ?? []);
  const sealed = FEATURES.flatMap((feature) => feature.sealed ?? []);
  return [...jobs, resealingJob(platform, sealed), purgeRecentWritesJob(platform), ...cleaningUpFiles(platform)];
}

async function createHttpServer(platform: Platform, bindings: readonly Binding[]): Promise<FastifyInstance> {
  const authenticate = createAuthenticator(platform);
  const guard = { ...sessionInvalidation, authenticate: (token: string) => authenticate(token, 'listens') };
  const live = new LiveServer(
    platform,
    FEATURES.flatMap((feature) => feature.live ?? []),
    guard,
  );
  const guarding = withApiKeys(platform, (token) => authenticate(token));
  const wasmPages = FEATURES.flatMap((feature) => feature.wasmPages ?? []);
  const protocols = FEATURES.flatMap((feature) => feature.protocolRoutes?.(platform, FEATURES) ?? []);
  return buildServer(platform, bindings, guarding, live, { keyScopesOf: scopesOf, wasmPages, protocols });
}

async function openPlatform(
  config: Config,
  log: Log,
  closers: (() => Promise<unknown>)[],
  embedded: EmbeddedPostgres | undefined,
): Promise<Platform> {
  const url = embedded?.url ?? config.databaseUrl;
  if (url === undefined) throw new Error('No database');
  const database = await connect(url, config.databasePool, log);
  closers.push(() => database.end());
  if (config.isStrictAboutResponses) forbidPoolInTransactions(database);
  const metrics = new Metrics(database.pool);
  const files = await openFiles(config, log, () => metrics.countDiskFull());
  return { ...database, config, log, metrics, bus: new NotificationBus(url, log), files };
}

function startEmbeddedDatabase(config: Config, log: Log): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: (line) => log.info(line),
    onLost(fault) {
      log.fatal({ err: fault }, 'the database ended and cannot be started again');
      process.exit(1);
    },
  });
}

async function seed(platform: Platform): Promise<void> {
  await platform.db.transaction(async (db) => {
    for (const feature of FEATURES) await feature.seed?.(db, FEATURES, platform.config);
    if (!platform.config.isDemo) return;
    for (const feature of FEATURES) await feature.demo?.(db, new Date(), platform.files);
  });
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  return app.listen({ port: config.port, host: config.host });
}
