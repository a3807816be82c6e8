import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Binaries, program } from './binaries.ts';
import type { ClusterLocation } from './clusterLocation.ts';
import { PostgresFailed } from './errors.ts';
import { type Postmaster, runningPostmaster } from './postmaster.ts';
import { errorLineOf, programEnvironment, spawnIdentity } from './runProgram.ts';

/** Names and values of postgresql.conf. */
export type Settings = Readonly<Record<string, string>>;

/**
 * Given at each start, so that a new release reaches old clusters. No statements or values in the log: personal
 * data.
 */
function serverArguments(cluster: string, port: number, further: Settings): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '128MB',
    fsync: 'on',
    synchronous_commit: 'on',
    wal_compression: 'on',
    jit: 'off',
    logging_collector: 'on',
    log_directory: 'log',
    log_filename: 'postgres-%a.log',
    log_rotation_age: '1d',
    log_rotation_size: '0',
    log_truncate_on_rotation: 'on',
    log_checkpoints: 'off',
    log_min_messages: 'error',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...further,
  };
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

type LaunchOutcome =
  | { status: 'ready'; postmaster: Postmaster }
  | { status: 'recovering' }
  | { status: 'died'; reason: string };

/** Own process group: Ctrl-C must reach the app alone, which closes first and then stops its database. */
export async function launch(
  location: ClusterLocation,
  binaries: Binaries,
  { deadline, port, settings }: { deadline: number; port: number | undefined; settings: Settings },
): Promise<LaunchOutcome> {
  const child = spawn(
    program(binaries, 'postgres'),
    serverArguments(location.cluster, port ?? (await freePort()), settings),
    {
      cwd: location.cluster,
      env: programEnvironment(),
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      windowsHide: true,
      ...spawnIdentity(location.user),
    },
  );
  let stderr = '';
  let deathReason: string | undefined;
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString('utf8');
  });
  child.on('error', (error) => {
    deathReason = error.message;
  });
  child.on('close', () => {
    deathReason ??= errorLineOf(`${stderr}\n${logLinesOf(child.pid, location.cluster)}`);
  });
  try {
    while (deathReason === undefined) {
      const postmaster = runningPostmaster(location.cluster);
      if (postmaster?.pid === child.pid && postmaster?.status === 'ready') return { status: 'ready', postmaster };
      if (Date.now() > deadline) return { status: 'recovering' };
      await pause(5);
    }
    return { status: 'died', reason: deathReason };
  } finally {
    // From here on it writes to its own log; neither the pipe nor the process may keep this one alive.
    child.stderr.destroy();
    child.unref();
  }
}

function logLinesOf(pid: number | undefined, cluster: string): string {
  try {
    const folder = join(cluster, 'log');
    const files = readdirSync(folder).map((name) => join(folder, name));
    const newest = files.sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs).at(-1);
    if (newest === undefined) return '';
    const lines = readFileSync(newest, 'utf8').split('\n');
    return lines.filter((line) => line.includes(`[${pid}]`)).join('\n');
  } catch {
    return '';
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new PostgresFailed('No free port on 127.0.0.1.'));
      });
    });
  });
}
