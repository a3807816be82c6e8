import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runningPostmaster } from '../../platform/server/database/embedded/postmaster.ts';

/** A data folder of its own for a test; `remove` also ends a database that a failed test left running in it. */
export async function newDataFolder(): Promise<{ dataDir: string; remove(): Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ironsilk-test-'));
  // closed to others, the database of a test run by root would be made, and left, in another place
  await chmod(dataDir, 0o755);
  return {
    dataDir,
    async remove() {
      const left = runningPostmaster(path.join(dataDir, 'postgres'));
      if (left) process.kill(left.pid, 'SIGINT');
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
    },
  };
}
