import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { RoleKey } from '../../../../platform/server/feature.ts';
import { EMPOWER_TYPE, type EmpowerType } from '../../../../platform/wire/currentUser.ts';
import { giveRolesOfCompany } from './people.ts';
import { roleIds } from './seed.ts';
import { account, accountRole, company, companyNo } from './tables.ts';

async function setRoles(db: Db, accountId: number, roles: readonly RoleKey[]): Promise<void> {
  await db.delete(accountRole).where(eq(accountRole.accountId, accountId));
  const ids = await roleIds(db, roles);
  if (ids.length > 0) await db.insert(accountRole).values(ids.map((roleId) => ({ accountId, roleId })));
}

/** A person without a company. Violates `account_username` if the name is taken. */
export async function insertTourist(
  db: Db,
  person: Pick<typeof account.$inferInsert, 'username' | 'name' | 'email' | 'mobile' | 'passwordHash' | 'language'>,
): Promise<number> {
  const [added] = await db.insert(account).values(person).returning({ id: account.id });
  if (added === undefined) throw new Error('an account was not added');
  await setRoles(db, added.id, ['tourist']);
  return added.id;
}

/** A company with the next number. */
export async function insertCompany(
  db: Db,
  facts: Omit<typeof company.$inferInsert, 'companyNo'>,
): Promise<{ companyId: number; companyNo: string }> {
  const number = sql<string>`nextval(${companyNo.seqName ?? ''}::regclass)::text`;
  const [added] = await db
    .insert(company)
    .values({ ...facts, companyNo: number })
    .returning({ companyId: company.id, companyNo: company.companyNo });
  if (added === undefined) throw new Error('a company was not added');
  return added;
}

/** What a sub-account may do. */
export interface MemberRights {
  hidesMoney: boolean;
  mayBook: boolean;
  opensPapers: boolean;
  managesPeople: boolean;
  empowerType: EmpowerType | null;
}

/** Rights of a new sub-account for which none are chosen. */
const DEFAULT_RIGHTS: MemberRights = {
  hidesMoney: true,
  mayBook: true,
  opensPapers: true,
  managesPeople: false,
  empowerType: null,
};

/** Rights of a person admitted by a colleague: at most those of the colleague. */
export async function rightsAdmittedBy(db: Db, accountId: number): Promise<MemberRights> {
  const [giver] = await db
    .select({ isMain: account.isMainAccount, mayBook: account.mayBook, opensPapers: account.opensPapers })
    .from(account)
    .where(eq(account.id, accountId));
  if (giver === undefined || giver.isMain) return DEFAULT_RIGHTS;
  return { ...DEFAULT_RIGHTS, mayBook: giver.mayBook, opensPapers: giver.opensPapers };
}

const MAIN_RIGHTS: MemberRights = {
  hidesMoney: false,
  mayBook: true,
  opensPapers: true,
  managesPeople: true,
  empowerType: EMPOWER_TYPE.owner,
};

interface Membership {
  companyId: number;
  isMainAccount: boolean;
  /** absent: those of the company's main accounts */
  roles?: readonly RoleKey[];
  /** of a sub-account */
  rights?: MemberRights;
}

/** Makes a person without a company its main account or sub-account; false: has a company by now. */
export async function admitToCompany(
  db: Db,
  accountId: number,
  { companyId, isMainAccount, roles, rights = DEFAULT_RIGHTS }: Membership,
): Promise<boolean> {
  const admitted = await db
    .update(account)
    .set({ companyId, isMainAccount, ...(isMainAccount ? MAIN_RIGHTS : rights) })
    .where(sql`${account.id} = ${accountId} and ${account.companyId} is null and ${account.isActive}`)
    .returning({ id: account.id });
  if (admitted.length === 0) return false;
  if (roles === undefined) await giveRolesOfCompany(db, companyId, accountId);
  else await setRoles(db, accountId, roles);
  return true;
}

/** Changes a company and the roles of all its people; returns their accounts. Other roles of theirs stay. */
export async function updateCompany(
  db: Db,
  companyId: number,
  facts: Partial<typeof company.$inferInsert>,
  { added, removed }: { added: readonly RoleKey[]; removed: readonly RoleKey[] },
): Promise<number[]> {
  await db.update(company).set(facts).where(eq(company.id, companyId));
  const people = await db.select({ id: account.id }).from(account).where(eq(account.companyId, companyId));
  const accountIds = people.map(({ id }) => id);
  const [addedIds, removedIds] = await Promise.all([roleIds(db, added), roleIds(db, removed)]);
  if (removedIds.length > 0)
    await db
      .delete(accountRole)
      .where(and(inArray(accountRole.accountId, accountIds), inArray(accountRole.roleId, removedIds)));
  const rows = accountIds.flatMap((accountId) => addedIds.map((roleId) => ({ accountId, roleId })));
  if (rows.length > 0) await db.insert(accountRole).values(rows).onConflictDoNothing();
  return accountIds;
}
