import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { selectPermissionCodes, selectPerson, selectRoleKeys } from './queries.ts';

const DEFAULT_ROLE = 'ROLE_DEFAULT';
const ADMIN_ROLE = 'admin';
const EVERYTHING = '*:*:*';

/** User with roles and permissions; null: account gone or inactive. */
export async function findCurrentUser(db: Db, accountId: number): Promise<CurrentUser | null> {
  const person = await selectPerson(db, accountId);
  if (person === undefined) return null;
  const roles = await selectRoleKeys(db, accountId);
  const codes = await selectPermissionCodes(db, accountId);
  return {
    ...person,
    companyScope: person.companyScope ?? [],
    // clients of this dialect hide every button from users without a role
    roles: roles.length > 0 ? roles : [DEFAULT_ROLE],
    permissions: roles.includes(ADMIN_ROLE) ? [EVERYTHING] : codes,
  };
}
