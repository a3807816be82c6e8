import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runningPostmaster } from '../../libs/embeddedPostgres/postmaster.ts';

interface DataFolder {
  dataDir: string;
  remove(): Promise<void>;
}

/** A temporary data folder; `remove` also stops a database left running by a failed test. */
export const newDataFolder = (): Promise<DataFolder> => newFolderIn(tmpdir());

/** In memory where the machine has enough: a thousand files are copied for the database of each test file. */
export async function newFolderInMemory(): Promise<DataFolder> {
  return newFolderIn((await freeBytes(MEMORY)) > ENOUGH ? MEMORY : tmpdir());
}

const MEMORY = '/dev/shm';
const ENOUGH = 4_000_000_000;

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize;
}

async function newFolderIn(parent: string): Promise<DataFolder> {
  const dataDir = await mkdtemp(path.join(parent, 'ironsilk-test-'));
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
