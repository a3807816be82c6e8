import { holdsPermission } from '../../wire/who.ts';
import type { WhoInfo } from './who.ts';

/** What a gate reads of the person. */
export type Holder = Pick<WhoInfo, 'roles' | 'permissions'>;

/**
 * What a gate asks for: one code, one of several, or all of several (portal 6). Which of them are named is
 * checked when the gate is used, for lists may come from data.
 */
export type Asked = { one: string } | { anyOf: readonly string[] } | { allOf: readonly string[] };

const EVERYTHING = '*:*:*';
const ADMIN = 'admin';

// to the letter of portal 6; they speak to whoever writes a page, not to its readers
const NO_ROLE = '请设置角色权限标签值';
const NO_PERMISSION = '请设置操作权限标签值';

/** Whether the person has a role; `admin`, and whoever may do everything, has each (portal 6). */
export function hasRole(who: Holder, role: string): boolean {
  return who.roles.includes(ADMIN) || who.permissions.includes(EVERYTHING) || who.roles.includes(role);
}

/** Whether the person holds the asked permissions. @throws Error 请设置操作权限标签值 when none is named. */
export function passesPermissions(who: Holder, asked: Asked): boolean {
  return passes(asked, NO_PERMISSION, (code) => holdsPermission(who, code));
}

/** Whether the person has the asked roles. @throws Error 请设置角色权限标签值 when none is named. */
export function passesRoles(who: Holder, asked: Asked): boolean {
  return passes(asked, NO_ROLE, (role) => hasRole(who, role));
}

function passes(asked: Asked, unnamed: string, holds: (code: string) => boolean): boolean {
  const codes = 'one' in asked ? [asked.one] : 'anyOf' in asked ? asked.anyOf : asked.allOf;
  if (codes.length === 0 || codes.includes('')) throw new Error(unnamed);
  return 'allOf' in asked ? codes.every(holds) : codes.some(holds);
}
