import type { Db } from '../../../platform/server/database/connect.ts';
import type { Who } from '../../../platform/wire/who.ts';
import { selectPermissionCodes, selectPerson, selectRoleKeys } from './queries.ts';

const ROLE_WITHOUT_ROLES = 'ROLE_DEFAULT';
const ADMIN_ROLE = 'admin';
const EVERYTHING = '*:*:*';

/** User with roles and permissions; null: account gone or inactive. */
export async function findWho(db: Db, accountId: number): Promise<Who | null> {
  const person = await selectPerson(db, accountId);
  if (person === undefined) return null;
  const roles = await selectRoleKeys(db, accountId);
  const codes = await selectPermissionCodes(db, accountId);
  return {
    ...person,
    companyScope: person.companyScope ?? [],
    // clients of this dialect hide every button from users without a role
    roles: roles.length > 0 ? roles : [ROLE_WITHOUT_ROLES],
    permissions: roles.includes(ADMIN_ROLE) ? [EVERYTHING] : codes,
  };
}
