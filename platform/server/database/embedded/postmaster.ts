import { readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './alive.ts';

/** A PostgreSQL that runs on a cluster, by its own postmaster.pid. */
export interface Postmaster {
  pid: number;
  port: number;
  status: 'starting' | 'stopping' | 'ready';
}

/** Above what any kernel gives out, so certainly no one's. */
const NOBODYS_PID = 4_194_305;

/** The PostgreSQL running on `cluster`, or undefined when none does, whatever an old postmaster.pid says. */
export function runningPostmaster(cluster: string): Postmaster | undefined {
  const lines = pidFile(cluster)?.split('\n');
  if (!lines) return undefined;
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!Number.isInteger(pid) || !livesIn(pid, cluster, lines[1])) return undefined;
  const status = lines[7]?.trim();
  return {
    pid,
    port: Number.parseInt(lines[3] ?? '', 10),
    status: status === 'ready' || status === 'stopping' ? status : 'starting',
  };
}

/**
 * Takes the sting out of a postmaster.pid whose process id now belongs to something else (after a reboot, in a new
 * container, in a copied folder): PostgreSQL would take that process for a server and refuse to start. The file
 * stays, because PostgreSQL finds in it whether backends of the old server still hold its shared memory.
 * Call it only with the folder's lock held and no postmaster running.
 */
export function defusePidFile(cluster: string): void {
  const [pid, ...rest] = pidFile(cluster)?.split('\n') ?? [];
  if (pid === undefined || !isAlive(Number.parseInt(pid, 10))) return;
  writeFileSync(join(cluster, 'postmaster.pid'), [NOBODYS_PID, ...rest].join('\n'));
}

function pidFile(cluster: string): string | undefined {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8');
  } catch {
    return undefined;
  }
}

/** A postmaster's working folder is its cluster; where that cannot be asked, what the file says must do. */
function livesIn(pid: number, cluster: string, recorded: string | undefined): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return recorded === realpathSync(cluster);
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}
