import { holdsPermission } from '../../wire/who.ts';
import type { WhoInfo } from './who.ts';

export type Holder = Pick<WhoInfo, 'roles' | 'permissions'>;

/** One permission code, any of several, or all of several (portal 6); empty lists are checked at use. */
export type Asked = { one: string } | { anyOf: readonly string[] } | { allOf: readonly string[] };

const EVERYTHING = '*:*:*';
const ADMIN = 'admin';

// verbatim from portal 6; developer-facing errors
const NO_ROLE = '请设置角色权限标签值';
const NO_PERMISSION = '请设置操作权限标签值';

/** True for the role itself, `admin` and `*:*:*` (portal 6). */
export function hasRole(who: Holder, role: string): boolean {
  return who.roles.includes(ADMIN) || who.permissions.includes(EVERYTHING) || who.roles.includes(role);
}

/** @throws Error 请设置操作权限标签值 when the query is empty */
export function passesPermissions(who: Holder, asked: Asked): boolean {
  return passes(asked, NO_PERMISSION, (code) => holdsPermission(who, code));
}

/** @throws Error 请设置角色权限标签值 when the query is empty */
export function passesRoles(who: Holder, asked: Asked): boolean {
  return passes(asked, NO_ROLE, (role) => hasRole(who, role));
}

function passes(asked: Asked, unnamed: string, holds: (code: string) => boolean): boolean {
  const codes = 'one' in asked ? [asked.one] : 'anyOf' in asked ? asked.anyOf : asked.allOf;
  if (codes.length === 0 || codes.includes('')) throw new Error(unnamed);
  return 'allOf' in asked ? codes.every(holds) : codes.some(holds);
}
