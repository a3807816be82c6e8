import { readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Orphaned backends keep shared memory and delay the start. Only under the folder's lock without a postmaster;
 * Linux.
 */
export function endOrphans(cluster: string): void {
  if (process.platform !== 'linux') return;
  const home = realpathSync(cluster);
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const orphan = readlinkSync(`/proc/${pid}/cwd`) === home;
      // Check the program too: a shell may have this folder. A replaced program is "postgres (deleted)".
      if (orphan && basename(readlinkSync(`/proc/${pid}/exe`)).startsWith('postgres'))
        process.kill(Number(pid), 'SIGQUIT');
    } catch {}
  }
}
