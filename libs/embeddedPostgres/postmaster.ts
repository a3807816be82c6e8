import { readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './alive.ts';

export interface Postmaster {
  pid: number;
  port: number;
  status: 'starting' | 'stopping' | 'ready';
}

const UNUSED_PID = 4_194_305;

/** Undefined for a stale postmaster.pid. */
export function runningPostmaster(cluster: string): Postmaster | undefined {
  const lines = pidFile(cluster)?.split('\n');
  if (!lines) return undefined;
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!Number.isInteger(pid) || !runsOnCluster(pid, cluster, lines[1])) return undefined;
  const status = lines[7]?.trim();
  return {
    pid,
    port: Number.parseInt(lines[3] ?? '', 10),
    status: status === 'ready' || status === 'stopping' ? status : 'starting',
  };
}

/**
 * PostgreSQL refuses to start if another program now has the process id of a stale postmaster.pid. Do not delete
 * the file: it leads to the old shared memory. Only with the folder's lock held and no postmaster running.
 */
export function neutralizePidFile(cluster: string): void {
  const [pid, ...rest] = pidFile(cluster)?.split('\n') ?? [];
  if (pid === undefined || !isAlive(Number.parseInt(pid, 10))) return;
  writeFileSync(join(cluster, 'postmaster.pid'), [UNUSED_PID, ...rest].join('\n'));
}

function pidFile(cluster: string): string | undefined {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8');
  } catch {
    return undefined;
  }
}

/** A postmaster's working folder is its cluster; outside Linux, trust the file. */
function runsOnCluster(pid: number, cluster: string, recorded: string | undefined): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return recorded === realpathSync(cluster);
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}
