import { type SQL, sql } from 'drizzle-orm';
import { account, accountRole, permission, role, rolePermission } from './tables.ts';

/** Hold every permission (`holdsPermission`). */
const ADMIN_ROLE = 'admin';
const EVERYTHING = '*:*:*';

const person = sql`${account.id} as person_id, ${account.companyId} as person_company, ${account.email},
  ${account.mobile}, ${account.isMainAccount}`;

export const RECIPIENT = { id: account.id, companyId: account.companyId, hidesMoney: account.hidesMoney } as const;

/**
 * SQL for recipients; `company`: main accounts, their permission holders and those who hold it by a right `people`, `person`: every active account. `among`
 * narrows them by `RECIPIENT`.
 */
export function recipientRows(audience: 'company' | 'holders' | 'person', code: string, among: SQL = sql`true`): SQL {
  const roles = sql`any(array(
    select ${role.id} from ${role} where ${role.roleKey} = ${ADMIN_ROLE} or exists (
      select from ${rolePermission} join ${permission} on ${permission.id} = ${rolePermission.permissionId}
      where ${rolePermission.roleId} = ${role.id} and ${permission.code} in (${code}, ${EVERYTHING}))))`;
  // an array, where a join would read all accounts for the few that hold it
  const holds = sql`${account.id} = any(array(
    select ${accountRole.accountId} from ${accountRole} where ${accountRole.roleId} = ${roles}))`;
  const isHolder = sql`exists (
    select from ${accountRole} where ${accountRole.accountId} = ${account.id} and ${accountRole.roleId} = ${roles})`;
  const isOfManagers = sql`exists (
    select from ${permission} where ${permission.code} = ${code} and ${permission.memberRight} = 'people')`;
  const chosen = {
    holders: holds,
    company: sql`(${account.isMainAccount} or ${isHolder} or ${account.managesPeople} and ${isOfManagers})`,
    person: sql`true`,
  }[audience];
  return sql`select ${person} from ${account} where ${account.isActive} and ${chosen} and ${among}`;
}

/** SQL for contacts of active accounts: `person_id, email, mobile, language, hides_money`. */
export function contactRows(): SQL {
  return sql`select ${account.id} as person_id, ${account.email}, ${account.mobile}, ${account.language},
    ${account.hidesMoney} from ${account} where ${account.isActive}`;
}
