import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { account, accountRole, company, permission, role, rolePermission } from './tables.ts';

/** Active people of a company who hold a permission by a role, or are administrators, in the order of their making. */
export async function selectHolders(db: Db, companyId: number, code: string) {
  return db
    .select({ accountId: account.id, name: account.name })
    .from(account)
    .where(
      and(
        eq(account.companyId, companyId),
        eq(account.isActive, true),
        sql`exists (select from ${accountRole}
          join ${role} on ${role.id} = ${accountRole.roleId}
          where ${accountRole.accountId} = ${account.id} and (${role.roleKey} = 'admin' or exists (
            select from ${rolePermission} join ${permission} on ${permission.id} = ${rolePermission.permissionId}
            where ${rolePermission.roleId} = ${role.id} and ${permission.code} = ${code})))`,
      ),
    )
    .orderBy(asc(account.id));
}

/** Active companies of a scope in which somebody holds a permission by a role, by name. */
export async function selectCompaniesOfScope(db: Db, scope: number, code: string) {
  return db
    .select({ companyId: company.id, companyNo: company.companyNo, companyName: company.fullName })
    .from(company)
    .where(
      and(
        sql`${scope} = any(${company.companyScope})`,
        sql`exists (select from ${account}
          join ${accountRole} on ${accountRole.accountId} = ${account.id}
          join ${rolePermission} on ${rolePermission.roleId} = ${accountRole.roleId}
          join ${permission} on ${permission.id} = ${rolePermission.permissionId}
          where ${account.companyId} = ${company.id} and ${account.isActive} and ${permission.code} = ${code})`,
      ),
    )
    .orderBy(asc(company.fullName));
}

/** Where active people are written to, and in which language. */
export async function selectContacts(db: Db, accountIds: readonly number[]) {
  if (accountIds.length === 0) return [];
  return db
    .select({ accountId: account.id, email: account.email, language: account.language })
    .from(account)
    .where(and(inArray(account.id, [...accountIds]), eq(account.isActive, true)));
}

/** A company by its number, or undefined. */
export async function selectCompanyByNo(db: Db, companyNo: string) {
  const [found] = await db
    .select({ companyId: company.id, companyNo: company.companyNo, fullName: company.fullName })
    .from(company)
    .where(eq(company.companyNo, companyNo));
  return found;
}
