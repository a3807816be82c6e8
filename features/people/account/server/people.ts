import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { keywordFilter } from '../../../../platform/server/database/keywordFilter.ts';
import { readPage } from '../../../../platform/server/database/readPage.ts';
import type { OwnCompanyId } from '../../../../platform/server/http/callContext.ts';
import { EMPOWER_TYPE } from '../../../../platform/wire/currentUser.ts';
import { account, accountRole, company, role } from './tables.ts';

// explicit table names: Drizzle omits them in single-table selects
const isAdministrator = sql<boolean>`exists (select from account_role join role on role.id = account_role.role_id
  where account_role.account_id = account.id and role.role_key = 'admin')`;

const COLUMNS = {
  accountId: account.id,
  username: account.username,
  name: account.name,
  mobile: account.mobile,
  email: account.email,
  language: account.language,
  isMainAccount: account.isMainAccount,
  hidesMoney: account.hidesMoney,
  mayBook: account.mayBook,
  opensPapers: account.opensPapers,
  managesPeople: account.managesPeople,
  empowerType: account.empowerType,
  isActive: account.isActive,
  isAdministrator,
};

export type PersonRow = Awaited<ReturnType<typeof selectPerson>> & object;

/** A main account holds every right, whatever its columns say. */
function withMainRights<Row extends Pick<typeof account.$inferSelect, 'isMainAccount'>>(row: Row) {
  if (!row.isMainAccount) return row;
  const all = { hidesMoney: false, mayBook: true, opensPapers: true, managesPeople: true };
  return { ...row, ...all, empowerType: EMPOWER_TYPE.owner };
}

/** People of a company, main accounts first; disabled ones last. */
export async function selectPeople(
  db: Db,
  companyId: OwnCompanyId,
  filter: { keyword: string; isActive: boolean | undefined; pageNum: number; pageSize: number },
) {
  const where = and(
    eq(account.companyId, companyId),
    filter.isActive === undefined ? undefined : eq(account.isActive, filter.isActive),
    keywordFilter(filter.keyword, [account.name, account.username, account.mobile, account.email]),
  );
  const order = [desc(account.isActive), desc(account.isMainAccount), asc(account.id)];
  const list = { id: account.id, from: account, where, order };
  const { rows, total } = await readPage(db, filter, list, db.select(COLUMNS).from(account).$dynamic());
  return { rows: rows.map(withMainRights), total };
}

export async function selectPerson(db: Db, companyId: number, accountId: number) {
  const [found] = await db
    .select(COLUMNS)
    .from(account)
    .where(and(eq(account.id, accountId), eq(account.companyId, companyId)));
  return found && withMainRights(found);
}

/** Changes of a company's people wait for each other, so that the last main account cannot go. */
export async function lockPeople(db: Db, companyId: OwnCompanyId): Promise<void> {
  await db.execute(sql`select from ${company} where ${company.id} = ${companyId} for no key update`);
}

export async function hasOtherMainAccount(db: Db, companyId: OwnCompanyId, accountId: number) {
  const found = await db
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        eq(account.companyId, companyId),
        eq(account.isMainAccount, true),
        eq(account.isActive, true),
        ne(account.id, accountId),
      ),
    )
    .limit(1);
  return found.length > 0;
}

export type PersonChange = Partial<
  Pick<
    typeof account.$inferInsert,
    | 'name'
    | 'mobile'
    | 'email'
    | 'isMainAccount'
    | 'hidesMoney'
    | 'mayBook'
    | 'opensPapers'
    | 'managesPeople'
    | 'empowerType'
    | 'isActive'
    | 'mustChangePassword'
    | 'passwordHash'
  >
>;

export async function updatePerson(
  db: Db,
  companyId: OwnCompanyId,
  accountId: number,
  change: PersonChange,
): Promise<void> {
  await db
    .update(account)
    .set({ ...change, updatedAt: sql`now()` })
    .where(and(eq(account.id, accountId), eq(account.companyId, companyId)));
}

/** For people whom a one-time link names. */
export async function unsafeSelectPersonOf(db: Db, accountId: number) {
  const [found] = await db
    .select({ companyId: account.companyId, username: account.username, isActive: account.isActive })
    .from(account)
    .where(eq(account.id, accountId));
  return found;
}

/** SQL for what an administrator counts as among the roles of a company. */
const roleOfPeople: SQL<string> = sql`case ${role.roleKey} when 'admin' then 'operator' else ${role.roleKey} end`;

/** Gives an account the roles of its company's main accounts; administrators count as operators. */
export async function giveRolesOfCompany(db: Db, companyId: number, accountId: number): Promise<void> {
  await db.delete(accountRole).where(eq(accountRole.accountId, accountId));
  await db.execute(sql`
    insert into ${accountRole} (account_id, role_id)
    select distinct ${accountId}::bigint, given.id
    from ${account}
    join ${accountRole} on ${accountRole.accountId} = ${account.id}
    join ${role} on ${role.id} = ${accountRole.roleId}
    join ${role} as given on given.role_key = ${roleOfPeople}
    where ${account.companyId} = ${companyId} and ${account.isMainAccount} and ${account.isActive}`);
}
