import { readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Ends the backends that a killed postmaster left behind on `cluster`. One in the middle of a long query would hold
 * the old shared memory, and with it the start, until the query is done. Nobody waits for
 * them: their clients died with the app. What they committed is in the log that recovery replays.
 * Call it only with the folder's lock held and no postmaster running. Outside Linux it does nothing: the start waits.
 */
export function endOrphans(cluster: string): void {
  if (process.platform !== 'linux') return;
  const home = realpathSync(cluster);
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const orphan = readlinkSync(`/proc/${pid}/cwd`) === home;
      // By program too: somebody's shell may stand in the folder. A program since replaced shows as "postgres (deleted)".
      if (orphan && basename(readlinkSync(`/proc/${pid}/exe`)).startsWith('postgres'))
        process.kill(Number(pid), 'SIGQUIT');
    } catch {
      // Ended by itself, or another user's.
    }
  }
}
