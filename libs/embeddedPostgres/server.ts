import { readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Binaries, program } from './binaries.ts';
import type { ClusterLocation } from './clusterLocation.ts';
import { PostgresFailed } from './errors.ts';
import { launch, type Settings } from './launch.ts';
import { neutralizePidFile, type Postmaster, runningPostmaster } from './postmaster.ts';
import { errorLineOf, runProgram } from './runProgram.ts';

/**
 * Orphaned backends keep shared memory and delay the start. Only under the folder's lock without a postmaster;
 * Linux.
 */
function killOrphanedBackends(cluster: string): void {
  if (process.platform !== 'linux') return;
  const clusterPath = realpathSync(cluster);
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const isOrphan = readlinkSync(`/proc/${pid}/cwd`) === clusterPath;
      // Check the program too: a shell may have this folder. A replaced program is "postgres (deleted)".
      if (isOrphan && basename(readlinkSync(`/proc/${pid}/exe`)).startsWith('postgres'))
        process.kill(Number(pid), 'SIGQUIT');
    } catch {}
  }
}

const RETRYABLE_CODES = new Set(['57P03', '57P01', '53300', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT']);

/** False while the server starts or stops. SCRAM also proves that the server is ours. Throws PostgresFailed. */
async function acceptsConnections(url: string): Promise<boolean> {
  const failure = await probeConnection(url);
  if (!failure) return true;
  if (RETRYABLE_CODES.has(failure.code)) return false;
  throw new PostgresFailed(`PostgreSQL runs but does not let us in: ${failure.reason}`);
}

async function probeConnection(url: string): Promise<{ code: string; reason: string } | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'ETIMEDOUT';
    return { code, reason: error instanceof Error ? error.message : String(error) };
  } finally {
    await client.end().catch(() => {});
  }
}

const STARTUP_TIMEOUT_MS = 60_000;

/** Transient reasons: a port taken meanwhile, backends of a killed server still ending. */
const TRANSIENT_FAILURE = /could not bind|could not create any TCP|shared memory block|lock file .* already exists/;

/** The slow one: backends of a killed server busy with a query. */
const ORPHANED_BACKENDS = /shared memory block/;

export interface ServerOptions {
  location: ClusterLocation;
  binaries: Binaries;
  password: string;
  /** undefined: any free one */
  port?: number;
  settings: Settings;
  log: (line: string) => void;
}

/** Reuses a server left by a killed app. Throws PostgresFailed. */
export async function ensureServer(options: ServerOptions): Promise<{ url: string; port: number }> {
  const deadline = Date.now() + STARTUP_TIMEOUT_MS;
  // Fresh look each time: a ready server may be dying, a launched one may lose its port.
  while (Date.now() < deadline) {
    const existing = runningPostmaster(options.location.cluster);
    const server = existing ?? (await tryLaunch(options, deadline));
    if (server?.status === 'ready') {
      const url = `postgres://ironsilk:${options.password}@127.0.0.1:${server.port}/ironsilk`;
      if (await acceptsConnections(url)) {
        if (existing) options.log(`Using the PostgreSQL that was left running (process ${existing.pid}).`);
        return { url, port: server.port };
      }
    }
    await pause(20);
  }
  throw new PostgresFailed(
    `PostgreSQL was not ready within ${STARTUP_TIMEOUT_MS / 1000} s; start again to wait on. Its log: ${logFolder(options.location)}`,
  );
}

async function tryLaunch(options: ServerOptions, deadline: number): Promise<Postmaster | undefined> {
  neutralizePidFile(options.location.cluster);
  const outcome = await launch(options.location, options.binaries, {
    deadline,
    port: options.port,
    settings: options.settings,
  });
  if (outcome.status === 'ready') return outcome.postmaster;
  if (outcome.status === 'died' && ORPHANED_BACKENDS.test(outcome.reason))
    killOrphanedBackends(options.location.cluster);
  if (outcome.status === 'recovering' || TRANSIENT_FAILURE.test(outcome.reason)) return undefined;
  throw new PostgresFailed(`PostgreSQL could not start: ${outcome.reason} (log: ${logFolder(options.location)})`);
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
