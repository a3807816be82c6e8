import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isAlive } from './alive.ts';
import { DataFolderInUse, DataFolderUnusable } from './errors.ts';

interface FolderLock {
  release(): void;
}

const SQLITE_BUSY = 5;

/** Long enough for one of several concurrent starters to win and to record its process id. */
const LOCK_TIMEOUT_MS = 300;

/**
 * Kernel lock through SQLite (Node has no file locks): safe against killed processes and reused ids. Do not read
 * `postgres.lock` in this process: POSIX locks end with any close.
 */
export function lockFolder(folder: string, displayName: string): FolderLock {
  const holderFile = join(folder, 'postgres.owner');
  const lock = openExclusive(join(folder, 'postgres.lock'), () => new DataFolderInUse(displayName, holder(holderFile)));
  writeFileSync(holderFile, `${process.pid}\n`);
  let held = true;
  return {
    release() {
      if (!held) return;
      held = false;
      rmSync(holderFile, { force: true });
      lock.close();
    },
  };
}

function openExclusive(file: string, inUse: () => DataFolderInUse): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS });
    lock.exec('PRAGMA journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) throw inUse();
    throw new DataFolderUnusable(`${file} cannot be locked: ${error instanceof Error ? error.message : error}`);
  }
}

function holder(file: string): number | undefined {
  if (!existsSync(file)) return undefined;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  return isAlive(pid) ? pid : undefined;
}
