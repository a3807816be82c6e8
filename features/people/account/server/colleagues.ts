import { and, asc, eq, inArray, like, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { keywordFilter } from '../../../../platform/server/database/keywordFilter.ts';
import { COMPANY_ENTITY, type EmpowerType } from '../../../../platform/wire/currentUser.ts';
import { account, accountRole, company, permission, role, rolePermission } from './tables.ts';

/** Active holders of a permission in a company, administrators included, oldest account first. */
export async function selectPermissionHolders(db: Db, companyId: number, code: string) {
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

const FOUND = { companyId: company.id, companyNo: company.companyNo, companyName: company.fullName };

/** SQL: a company of a scope with an active holder of a permission. */
const isOfScope = (scope: number, code: string) =>
  and(
    sql`${scope} = any(${company.companyScope})`,
    sql`exists (select from ${account}
      join ${accountRole} on ${accountRole.accountId} = ${account.id}
      join ${rolePermission} on ${rolePermission.roleId} = ${accountRole.roleId}
      join ${permission} on ${permission.id} = ${rolePermission.permissionId}
      where ${account.companyId} = ${company.id} and ${account.isActive} and ${permission.code} = ${code})`,
  );

/** Companies of a scope with an active holder of a permission, by name. */
export async function selectCompaniesOfScope(db: Db, scope: number, code: string) {
  return db.select(FOUND).from(company).where(isOfScope(scope, code)).orderBy(asc(company.fullName));
}

/** What companies are searched by; '' of either: not by that. */
export interface CompanySearch {
  /** within the name or number */
  keyword: string;
  /** the whole name */
  fullName: string;
  limit: number;
}

/** The first of `selectCompaniesOfScope` by number that a search finds. */
export async function searchCompaniesOfScope(
  db: Db,
  scope: number,
  code: string,
  { keyword, fullName, limit }: CompanySearch,
) {
  return db
    .select(FOUND)
    .from(company)
    .where(
      and(
        isOfScope(scope, code),
        keywordFilter(keyword, [company.companyNo, company.fullName]),
        // with the expression of its index
        fullName === ''
          ? undefined
          : sql`lower(${company.fullName}) = lower(${fullName}) and ${company.fullName} = ${fullName}`,
      ),
    )
    .orderBy(asc(company.companyNo))
    .limit(limit);
}

/** By name; `type` as in portal 1. */
export async function selectCompaniesOfType(db: Db, type: number) {
  return db
    .select({ companyId: company.id, companyName: company.fullName })
    .from(company)
    .where(eq(company.companyType, type))
    .orderBy(asc(company.fullName));
}

/** Active owners or signers of the trustee authorizations of some companies. */
export async function selectEmpowered(db: Db, companyIds: readonly number[], empowerType: EmpowerType) {
  if (companyIds.length === 0) return [];
  return db
    .select({ accountId: account.id, companyId: account.companyId })
    .from(account)
    .where(
      and(
        sql`${account.companyId} = any(${sql.param([...companyIds])}::bigint[])`,
        eq(account.empowerType, empowerType),
        eq(account.isActive, true),
      ),
    );
}

export async function selectContacts(db: Db, accountIds: readonly number[]) {
  if (accountIds.length === 0) return [];
  return db
    .select({ accountId: account.id, email: account.email, language: account.language })
    .from(account)
    .where(and(inArray(account.id, [...accountIds]), eq(account.isActive, true)));
}

/** By its whole name in any capitals, unless it left; the oldest, as individuals share names. */
export async function selectCompanyNamed(db: Db, name: string) {
  const [found] = await db
    .select({ companyId: company.id, companyNo: company.companyNo, fullName: company.fullName })
    .from(company)
    .where(
      sql`lower(${company.fullName}) = lower(${name}) and ${company.companyEntity} <> ${COMPANY_ENTITY.individual} and ${company.closedAt} is null`,
    )
    .orderBy(asc(company.id))
    .limit(1);
  return found;
}

/** Names of companies that have not left, but for some, with this key or none yet; individuals share names. */
export async function selectCompanyNames(db: Db, nameKey: string, except: SQL): Promise<string[]> {
  const rows = await db
    .select({ fullName: company.fullName })
    .from(company)
    .where(
      and(
        inArray(company.nameKey, [nameKey, '']),
        sql`${company.companyEntity} <> ${COMPANY_ENTITY.individual} and ${company.closedAt} is null`,
        sql`${company.id} not in (${except})`,
      ),
    );
  return rows.map(({ fullName }) => fullName);
}

/** Gives the companies whose key was not made by the rule of today a new one. */
export async function renewNameKeys(db: Db, rule: string, keyOf: (name: string) => string): Promise<void> {
  const old = await db
    .select({ id: company.id, fullName: company.fullName })
    .from(company)
    .where(not(like(company.nameKey, `${rule}%`)));
  const keys = old.map(({ id, fullName }) => ({ id, key: keyOf(fullName) }));
  await db.execute(sql`update ${company} set name_key = made.key
    from json_to_recordset(${JSON.stringify(keys)}::json) as made(id bigint, key text) where ${company.id} = made.id`);
}

/** Its name, and what decides the roles of its people. */
export async function selectCompanyKind(db: Db, companyId: number) {
  const [found] = await db
    .select({
      companyNo: company.companyNo,
      fullName: company.fullName,
      companyType: company.companyType,
      companyScope: company.companyScope,
      companyEntity: company.companyEntity,
      customerKind: company.customerKind,
    })
    .from(company)
    .where(eq(company.id, companyId));
  return found;
}

export async function selectCompanyByNo(db: Db, companyNo: string) {
  const [found] = await db
    .select({ companyId: company.id, companyNo: company.companyNo, fullName: company.fullName })
    .from(company)
    .where(eq(company.companyNo, companyNo));
  return found;
}

/** Companies by a part of their name or number; at most `limit`. */
export async function selectCompaniesLike(db: Db, keyword: string, limit: number) {
  return db
    .select({ companyNo: company.companyNo, fullName: company.fullName })
    .from(company)
    .where(keywordFilter(keyword, [company.fullName, company.companyNo]))
    .orderBy(company.companyNo)
    .limit(limit);
}
