import { resolve } from 'node:path';
import { installedBinaries, reachableBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { locateCluster } from './clusterLocation.ts';
import { lockFolder } from './lock.ts';
import { ensureServer, stopServer } from './server.ts';

export interface EmbeddedPostgres {
  /** The port changes at each start. */
  url: string;
  /** Close connections first; open ones are cut off. */
  stop(): Promise<void>;
}

/** The first start creates the database. Without stop() the server goes on, and the next start uses it again. */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log?: (line: string) => void;
}): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => {});
  const installed = installedBinaries();
  const location = await locateCluster(options.dataDir);
  const lock = lockFolder(location.folder, resolve(options.dataDir));
  let stopping: Promise<void> | undefined;
  try {
    const binaries = reachableBinaries(location, installed, log);
    const password = await ensureCluster(location, binaries, log);
    const url = await ensureServer({ location, binaries, password, log }, () => {
      if (!stopping) log(`PostgreSQL ended unexpectedly; its log is in ${location.cluster}/log.`);
    });
    return {
      url,
      stop() {
        stopping ??= stopServer(location, binaries).finally(() => lock.release());
        return stopping;
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
