import { hasPermission, hasRole } from '../../wire/currentUser.ts';

interface PermissionHolder {
  roles: string[];
  permissions: string[];
}

/** One permission code, any of several, or all of several (portal 6); empty lists are checked at use. */
export type PermissionQuery = { one: string } | { anyOf: readonly string[] } | { allOf: readonly string[] };

// verbatim from portal 6; developer-facing errors
const NO_ROLE = '请设置角色权限标签值';
const NO_PERMISSION = '请设置操作权限标签值';

/** @throws Error 请设置操作权限标签值 when the query is empty */
export function hasPermissions(holder: PermissionHolder, query: PermissionQuery): boolean {
  return isSatisfied(query, NO_PERMISSION, (code) => hasPermission(holder, code));
}

/** @throws Error 请设置角色权限标签值 when the query is empty */
export function hasRoles(holder: PermissionHolder, query: PermissionQuery): boolean {
  return isSatisfied(query, NO_ROLE, (role) => hasRole(holder, role));
}

function isSatisfied(query: PermissionQuery, unnamed: string, holds: (code: string) => boolean): boolean {
  const codes = 'one' in query ? [query.one] : 'anyOf' in query ? query.anyOf : query.allOf;
  if (codes.length === 0 || codes.includes('')) throw new Error(unnamed);
  return 'allOf' in query ? codes.every(holds) : codes.some(holds);
}
