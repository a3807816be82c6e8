import type { FastifyInstance } from 'fastify';
import { sessionChanges, whoIsBehind } from '../../features/session/server/index.ts';
import type { Config } from '../../platform/server/config.ts';
import { connect } from '../../platform/server/database/connect.ts';
import { startEmbeddedPostgres } from '../../platform/server/database/embedded/start.ts';
import { prepareOnce } from '../../platform/server/database/migrate.ts';
import { cleaningUpFiles } from '../../platform/server/files/cleanUp/jobs.ts';
import { openFiles } from '../../platform/server/files/openFiles.ts';
import type { Binding } from '../../platform/server/http/bind.ts';
import { Metrics } from '../../platform/server/http/metrics.ts';
import { buildServer } from '../../platform/server/http/server.ts';
import { type Job, startJobs } from '../../platform/server/jobs/jobs.ts';
import { Live } from '../../platform/server/live/live.ts';
import type { Log } from '../../platform/server/log.ts';
import { PostRoom } from '../../platform/server/outbox/postRoom.ts';
import type { Platform } from '../../platform/server/platform.ts';
import { Push } from '../../platform/server/push/push.ts';
import { forgettingOldWrites } from '../../platform/server/repeat/refuseRepeat.ts';
import { PLATFORM_ZONE } from '../../platform/wire/time.ts';
import { FEATURES } from './features.ts';

/** `stop` finishes running requests, then closes everything in reverse order. */
export interface RunningServer {
  address: string;
  stop(): Promise<void>;
}

/** Starts one server process: database → data → features → HTTP → jobs. Throws if a part cannot start. */
export async function startServer(config: Config, log: Log): Promise<RunningServer> {
  const toClose: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of toClose.splice(0).reverse()) await close();
  };
  try {
    const platform = await openPlatform(config, log, toClose);
    await prepareOnce(platform, async () => {
      await seed(platform);
      await platform.files.claimStore(platform.db);
    });
    const bindings = FEATURES.flatMap((feature) => feature.calls?.(platform, FEATURES) ?? []);
    const app = await listening(platform, bindings);
    const postRoom = new PostRoom(platform);
    for (const feature of FEATURES) {
      const part = feature.start?.(platform, FEATURES);
      if (part) toClose.push(() => part.stop());
    }
    await platform.push.start();
    toClose.push(() => platform.push.stop());
    toClose.push(() => postRoom.stop());
    if (config.keepsTime) {
      const running = await startJobs(platform, [...jobsOf(platform), postRoom.job], PLATFORM_ZONE.name);
      toClose.push(() => running.stop());
    }
    void postRoom.deliverDue();
    toClose.push(() => app.close());
    return { address: await listen(app, config), stop };
  } catch (fault) {
    await stop();
    throw fault;
  }
}

function jobsOf(platform: Platform): Job[] {
  const jobs = FEATURES.flatMap((feature) => feature.jobs?.(platform, FEATURES) ?? []);
  return [...jobs, forgettingOldWrites(platform), ...cleaningUpFiles(platform)];
}

async function listening(platform: Platform, bindings: readonly Binding[]): Promise<FastifyInstance> {
  const whoIs = whoIsBehind(platform);
  const guard = { ...sessionChanges, whoIs: (token: string) => whoIs(token, 'listens') };
  const live = new Live(
    platform,
    FEATURES.flatMap((feature) => feature.live ?? []),
    guard,
  );
  return buildServer(platform, bindings, whoIs, live);
}

async function openPlatform(
  config: Config,
  log: Log,
  toClose: (() => Promise<unknown>)[],
): Promise<Platform> {
  const url = config.databaseUrl ?? (await embedded(config, log, toClose));
  const database = await connect(url, config.databasePool, log);
  toClose.push(() => database.pool.end());
  const metrics = new Metrics(database.pool);
  const files = await openFiles(config, log);
  return { ...database, config, log, metrics, push: new Push(url, log), files };
}

async function embedded(config: Config, log: Log, toClose: (() => Promise<unknown>)[]): Promise<string> {
  const started = await startEmbeddedPostgres({ dataDir: config.dataDir, log: (line) => log.debug(line) });
  toClose.push(() => started.stop());
  return started.url;
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
