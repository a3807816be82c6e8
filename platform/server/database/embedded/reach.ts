import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SystemUser } from './systemUser.ts';

const READ = 4;
const PASS = 1;

/** The first folder on the path, itself included, closed to `user`. Permission bits only. */
export function barrierOnTheWay(path: string, user: SystemUser): string | undefined {
  const parent = dirname(path);
  const above = parent === path ? undefined : barrierOnTheWay(parent, user);
  if (above !== undefined) return above;
  return may(path, user, PASS) ? undefined : path;
}

export function mayReadAndRun(path: string, user: SystemUser): boolean {
  return may(path, user, READ | PASS);
}

function may(path: string, user: SystemUser, bits: number): boolean {
  const { mode, uid, gid } = statSync(path);
  const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
  return ((mode >> shift) & bits) === bits;
}
