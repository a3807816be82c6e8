import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isAlive } from './alive.ts';
import { DataFolderInUse, DataFolderUnusable } from './faults.ts';

/** The right to work on a folder, until released or until this process ends in whatever way. */
export interface FolderLock {
  release(): void;
}

const SQLITE_BUSY = 5;

/** Long enough for one of several that ask at the same moment to get it, and to write down who it is. */
const WAIT_MS = 300;

/**
 * Takes the lock of `folder`; `shownAs` is the folder's name in the refusal.
 *
 * The lock is one the kernel holds on a file for as long as we live, taken through SQLite because Node itself has
 * no file locks. Unlike a file with a process id in it, it cannot be taken by two at once, cannot be left behind by
 * a killed process, is not fooled by a reused process id, and holds between containers that share the folder.
 * The process id is written beside it, only to be named in the refusal.
 * (Reading `postgres.lock` from within this process would drop the lock: POSIX locks end with any close.)
 * @throws DataFolderInUse, DataFolderUnusable
 */
export function lockFolder(folder: string, shownAs: string): FolderLock {
  const holderFile = join(folder, 'postgres.owner');
  const lock = openLocked(
    join(folder, 'postgres.lock'),
    () => new DataFolderInUse(shownAs, holder(holderFile)),
  );
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

function openLocked(file: string, inUse: () => DataFolderInUse): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: WAIT_MS });
    lock.exec('PRAGMA journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) throw inUse();
    throw new DataFolderUnusable(
      `${file} cannot be locked: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** The living process that says it holds the folder; it says so a moment after it took the lock. */
function holder(file: string): number | undefined {
  if (!existsSync(file)) return undefined;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  return isAlive(pid) ? pid : undefined;
}
