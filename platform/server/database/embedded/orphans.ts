import { readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Orphaned backends keep shared memory and delay the start. Only under the folder's lock without a postmaster;
 * Linux.
 */
export function killOrphanedBackends(cluster: string): void {
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
