import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Binaries, program } from './binaries.ts';
import type { ClusterLocation } from './clusterLocation.ts';
import { acceptsConnections } from './connectionProbe.ts';
import { PostgresFailed } from './errors.ts';
import { launch } from './launch.ts';
import { killOrphanedBackends } from './orphans.ts';
import { neutralizePidFile, type Postmaster, runningPostmaster } from './postmaster.ts';
import { errorLineOf, runProgram } from './runProgram.ts';

const STARTUP_TIMEOUT_MS = 60_000;

/** Transient reasons: a port taken meanwhile, backends of a killed server still ending. */
const TRANSIENT_FAILURE =
  /could not bind|could not create any TCP|shared memory block|lock file .* already exists/;

/** The slow one: backends of a killed server busy with a query. */
const ORPHANED_BACKENDS = /shared memory block/;

interface ServerOptions {
  location: ClusterLocation;
  binaries: Binaries;
  password: string;
  log: (line: string) => void;
}

/** Reuses a server left by a killed app. `onDeath`: it ended while this process lived. Throws PostgresFailed. */
export async function ensureServer(options: ServerOptions, onDeath: () => void): Promise<string> {
  const deadline = Date.now() + STARTUP_TIMEOUT_MS;
  // Fresh look each time: a ready server may be dying, a launched one may lose its port.
  while (Date.now() < deadline) {
    const existing = runningPostmaster(options.location.cluster);
    const server = existing ?? (await tryLaunch(options, deadline, onDeath));
    if (server?.status === 'ready') {
      const url = `postgres://ironsilk:${options.password}@127.0.0.1:${server.port}/ironsilk`;
      if (await acceptsConnections(url)) {
        if (existing) options.log(`Using the PostgreSQL that was left running (process ${existing.pid}).`);
        return url;
      }
    }
    await pause(20);
  }
  throw new PostgresFailed(
    `PostgreSQL was not ready within ${STARTUP_TIMEOUT_MS / 1000} s; start again to wait on. Its log: ${logFolder(options.location)}`,
  );
}

async function tryLaunch(
  options: ServerOptions,
  deadline: number,
  onDeath: () => void,
): Promise<Postmaster | undefined> {
  neutralizePidFile(options.location.cluster);
  const outcome = await launch(options.location, options.binaries, deadline, onDeath);
  if (outcome.status === 'ready') return outcome.postmaster;
  if (outcome.status === 'died' && ORPHANED_BACKENDS.test(outcome.reason))
    killOrphanedBackends(options.location.cluster);
  if (outcome.status === 'recovering' || TRANSIENT_FAILURE.test(outcome.reason)) return undefined;
  throw new PostgresFailed(
    `PostgreSQL could not start: ${outcome.reason} (log: ${logFolder(options.location)})`,
  );
}

export async function stopServer(location: ClusterLocation, binaries: Binaries): Promise<void> {
  if (!runningPostmaster(location.cluster)) return;
  const end = await runProgram(
    program(binaries, 'pg_ctl'),
    ['stop', '-D', location.cluster, '-m', 'fast', '-w', '-t', '60'],
    {
      user: location.user,
      cwd: location.cluster,
    },
  );
  if (end.code !== 0 && runningPostmaster(location.cluster)) {
    throw new PostgresFailed(`PostgreSQL did not stop: ${errorLineOf(end.output)}`);
  }
}

function logFolder(location: ClusterLocation): string {
  return join(location.cluster, 'log');
}
