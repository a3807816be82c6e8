import { type SQL, sql } from 'drizzle-orm';
import { account, accountRole, permission, rolePermission } from './tables.ts';

const person = sql`${account.id} as person_id, ${account.companyId} as person_company, ${account.email},
  ${account.mobile}, ${account.isMainAccount}`;

/**
 * SQL for people to whom something can be told: `person_id, person_company, email, mobile, is_main_account`.
 * `holders`: all who hold a permission by a role; `company`: main accounts, and those of their companies who hold
 * it; `person`: everybody who is active.
 */
export function receiverRows(audience: 'company' | 'holders' | 'person', code: string): SQL {
  const holds = sql`${account.id} in (
    select ${accountRole.accountId} from ${accountRole}
    join ${rolePermission} on ${rolePermission.roleId} = ${accountRole.roleId}
    join ${permission} on ${permission.id} = ${rolePermission.permissionId} where ${permission.code} = ${code})`;
  const chosen = {
    holders: holds,
    company: sql`(${account.isMainAccount} or ${holds})`,
    person: sql`true`,
  }[audience];
  return sql`select ${person} from ${account} where ${account.isActive} and ${chosen}`;
}

/** SQL for how active people are written to: `person_id, email, mobile, language`. */
export function addressRows(): SQL {
  return sql`select ${account.id} as person_id, ${account.email}, ${account.mobile}, ${account.language}
    from ${account} where ${account.isActive}`;
}
