import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SystemUser } from './runProgram.ts';

const READ = 4;
const EXECUTE = 1;

/** The first folder on the path, itself included, closed to `user`. Permission bits only. */
export function firstBlockedFolder(path: string, user: SystemUser): string | undefined {
  const parent = dirname(path);
  const blockedAbove = parent === path ? undefined : firstBlockedFolder(parent, user);
  if (blockedAbove !== undefined) return blockedAbove;
  return hasPermissionBits(path, user, EXECUTE) ? undefined : path;
}

export function canReadAndExecute(path: string, user: SystemUser): boolean {
  return hasPermissionBits(path, user, READ | EXECUTE);
}

function hasPermissionBits(path: string, user: SystemUser, bits: number): boolean {
  const { mode, uid, gid } = statSync(path);
  const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
  return ((mode >> shift) & bits) === bits;
}
