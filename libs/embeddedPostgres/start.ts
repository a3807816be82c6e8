import { resolve } from 'node:path';
import { installedBinaries, reachableBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { locateCluster } from './clusterLocation.ts';
import type { Settings } from './launch.ts';
import { lockFolder } from './lock.ts';
import { runningPostmaster } from './postmaster.ts';
import { ensureServer, type ServerOptions, stopServer } from './server.ts';

export interface EmbeddedPostgres {
  /** The port changes at each start, and stays when a killed server is started again. */
  url: string;
  /** Close connections first; open ones are cut off. */
  stop(): Promise<void>;
}

/** The first start creates the database. Without stop() the server goes on, and the next start uses it again. */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log?: (line: string) => void;
  /** beside or instead of those it always has */
  settings?: Settings;
  /** The server ended by itself and cannot be started again. */
  onLost?: (fault: unknown) => void;
}): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => {});
  const installed = installedBinaries();
  const location = await locateCluster(options.dataDir);
  const lock = lockFolder(location.folder, resolve(options.dataDir));
  let stopping: Promise<void> | undefined;
  try {
    const binaries = reachableBinaries(location, installed, log);
    const password = await ensureCluster(location, binaries, log);
    const server = { location, binaries, password, log, settings: options.settings ?? {} };
    const { url, port } = await ensureServer(server);
    const supervisor = superviseServer({ ...server, port }, options.onLost ?? (() => {}));
    return {
      url,
      stop() {
        stopping ??= supervisor
          .stop()
          .then(() => stopServer(location, binaries))
          .finally(() => lock.release());
        return stopping;
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

const WATCH_MS = 1_000;

/** Starts the server again on its port when it ended by itself; also one left running by a killed app. */
function superviseServer(server: ServerOptions, onLost: (fault: unknown) => void) {
  let restarting: Promise<void> | undefined;
  const restart = async () => {
    server.log(`PostgreSQL ended unexpectedly and is started again; its log is in ${server.location.cluster}/log.`);
    await ensureServer(server);
  };
  const timer = setInterval(() => {
    if (restarting || runningPostmaster(server.location.cluster)) return;
    restarting = restart()
      .catch(onLost)
      .finally(() => {
        restarting = undefined;
      });
  }, WATCH_MS);
  timer.unref();
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await restarting;
    },
  };
}
