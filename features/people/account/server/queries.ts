import { and, asc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { likeContains } from '../../../../platform/server/database/likePattern.ts';
import { account, accountRole, company, permission, role, rolePermission } from './tables.ts';

const USER_COLUMNS = {
  accountId: account.id,
  username: account.username,
  name: account.name,
  companyId: account.companyId,
  companyNo: company.companyNo,
  companyName: company.fullName,
  companyType: company.companyType,
  companyScope: company.companyScope,
  companyEntity: company.companyEntity,
  customerKind: company.customerKind,
  empowerType: account.empowerType,
  isMainAccount: account.isMainAccount,
  hidesMoney: account.hidesMoney,
  mustChangePassword: account.mustChangePassword,
};

export async function selectPerson(db: Db, accountId: number) {
  const [found] = await db
    .select(USER_COLUMNS)
    .from(account)
    .leftJoin(company, eq(company.id, account.companyId))
    .where(and(eq(account.id, accountId), eq(account.isActive, true)));
  return found;
}

export async function selectRoleKeys(db: Db, accountId: number): Promise<string[]> {
  const found = await db
    .select({ roleKey: role.roleKey })
    .from(accountRole)
    .innerJoin(role, eq(role.id, accountRole.roleId))
    .where(eq(accountRole.accountId, accountId))
    .orderBy(asc(role.roleKey));
  return found.map((row) => row.roleKey);
}

const isGrantedByRole = sql`exists (select from ${accountRole}
  join ${rolePermission} on ${rolePermission.roleId} = ${accountRole.roleId}
  where ${accountRole.accountId} = ${account.id} and ${rolePermission.permissionId} = ${permission.id})`;

const isNotWithheld = sql`(${account.isMainAccount} or case ${permission.memberRight}
  when 'booking' then ${account.mayBook} when 'papers' then ${account.opensPapers} else true end)`;

const isManager = sql`(${account.companyId} is not null and (${account.isMainAccount} or ${account.managesPeople}))`;

/** Of its roles, without what its company withholds from it, and of the right `people`. */
export async function selectPermissionCodes(db: Db, accountId: number): Promise<string[]> {
  const found = await db
    .select({ code: permission.code })
    .from(permission)
    .innerJoin(account, eq(account.id, accountId))
    .where(
      sql`case when ${permission.memberRight} = 'people' then ${isManager}
        else ${isGrantedByRole} and ${isNotWithheld} end`,
    )
    .orderBy(asc(permission.code));
  return found.map((row) => row.code);
}

/** Of an active account; the name is case-insensitive. */
export async function selectSignIn(db: Db, username: string) {
  const [found] = await db
    .select({
      accountId: account.id,
      passwordHash: account.passwordHash,
      mobile: account.mobile,
      email: account.email,
      language: account.language,
    })
    .from(account)
    .where(and(sql`lower(${account.username}) = lower(${username})`, eq(account.isActive, true)));
  return found;
}

/** Active accounts by mobile number or e-mail address, oldest first. */
export async function selectAccountsByContact(db: Db, contact: { channel: 'sms' | 'email'; address: string }) {
  const { channel, address } = contact;
  return db
    .select({ accountId: account.id, username: account.username, language: account.language })
    .from(account)
    .where(
      and(
        channel === 'sms' ? eq(account.mobile, address) : sql`lower(${account.email}) = ${address}`,
        eq(account.isActive, true),
      ),
    )
    .orderBy(asc(account.id));
}

export async function selectPasswordHash(db: Db, accountId: number) {
  const [found] = await db
    .select({ passwordHash: account.passwordHash })
    .from(account)
    .where(eq(account.id, accountId));
  return found?.passwordHash;
}

/** A password of the user's own choice, which clears `mustChangePassword`. */
export async function savePasswordHash(db: Db, accountId: number, passwordHash: string): Promise<void> {
  await db.update(account).set({ passwordHash, mustChangePassword: false }).where(eq(account.id, accountId));
}

export async function selectProfile(db: Db, accountId: number) {
  const [found] = await db
    .select({ email: account.email, mobile: account.mobile, language: account.language })
    .from(account)
    .where(eq(account.id, accountId));
  return found;
}

export async function selectMainContacts(db: Db, companyIds: readonly number[]) {
  if (companyIds.length === 0) return [];
  return db
    .select({
      companyId: company.id,
      accountId: account.id,
      email: account.email,
      mobile: account.mobile,
      language: account.language,
    })
    .from(account)
    .innerJoin(company, eq(company.id, account.companyId))
    .where(
      and(
        sql`${account.companyId} = any(${sql.param([...companyIds])}::bigint[])`,
        eq(account.isMainAccount, true),
        eq(account.isActive, true),
      ),
    );
}

export function companyNameOf(companyId: SQLWrapper): SQL<string> {
  return sql<string>`(select ${company.fullName} from ${company} where ${company.id} = ${companyId})`;
}

/** SQL: ids of the companies with a part of a name, or with a number. */
export function companyIdsNamed(part: string): SQL {
  return sql`(select ${company.id} from ${company}
    where ${company.fullName} ilike ${likeContains(part)} or ${company.companyNo} = ${part})`;
}

export function accountIdsNamed(part: string): SQL {
  return sql`(select ${account.id} from ${account} where ${account.username} ilike ${likeContains(part)})`;
}

export async function selectCompanyNos(db: Db, ids: readonly number[]): Promise<string[]> {
  const found = await db
    .select({ companyNo: company.companyNo })
    .from(company)
    .where(inArray(company.id, [...ids]));
  return found.map((row) => row.companyNo);
}
