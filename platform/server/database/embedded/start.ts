import { resolve } from 'node:path';
import { installedBinaries, reachableBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { lockFolder } from './lock.ts';
import { placeFor } from './place.ts';
import { ensureServer, stopServer } from './server.ts';

/** A PostgreSQL of our own, running. */
export interface EmbeddedPostgres {
  /** `postgres://ironsilk:<password>@127.0.0.1:<port>/ironsilk`; the port is another one at each start. */
  url: string;
  /** Shuts the server down and gives the data folder free. Close your connections first; those left are cut off. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that lives in `dataDir`, creating it at the first start, for this process alone.
 * `log` hears, one line each, what takes long or is out of the ordinary.
 * A process that ends without stop() leaves the server running; the next start uses it again.
 * @throws DataFolderInUse, or another EmbeddedPostgresFault, each with a message of one line
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log?: (line: string) => void;
}): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => {});
  const installed = installedBinaries();
  const place = await placeFor(options.dataDir);
  const lock = lockFolder(place.folder, resolve(options.dataDir));
  let stopping: Promise<void> | undefined;
  try {
    const binaries = reachableBinaries(place, installed, log);
    const password = await ensureCluster(place, binaries, log);
    const url = await ensureServer({ place, binaries, password, log }, () => {
      if (!stopping) log(`PostgreSQL ended unexpectedly; its log is in ${place.cluster}/log.`);
    });
    return {
      url,
      stop() {
        stopping ??= stopServer(place, binaries).finally(() => lock.release());
        return stopping;
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
