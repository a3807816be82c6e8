import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runningPostmaster } from '../../libs/embeddedPostgres/postmaster.ts';

/** A temporary data folder; `remove` also stops a database left running by a failed test. */
export async function newDataFolder(): Promise<{ dataDir: string; remove(): Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ironsilk-test-'));
  // the embedded database of a root user runs as another user and needs access
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
