import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { account, company } from './tables.ts';

/** Ends a company; answers its people who were active until now. */
export async function deactivateCompany(db: Db, companyId: number): Promise<number[]> {
  await db.update(company).set({ closedAt: new Date() }).where(eq(company.id, companyId));
  const people = await db
    .update(account)
    .set({ isActive: false })
    .where(and(eq(account.companyId, companyId), eq(account.isActive, true)))
    .returning({ id: account.id });
  return people.map(({ id }) => id);
}

export async function reactivateCompany(db: Db, companyId: number, people: readonly number[]): Promise<void> {
  await db.update(company).set({ closedAt: null }).where(eq(company.id, companyId));
  if (people.length === 0) return;
  await db
    .update(account)
    .set({ isActive: true })
    .where(and(eq(account.companyId, companyId), inArray(account.id, [...people])));
}

/** All people of a company, disabled ones too. */
export async function selectAccountIdsOf(db: Db, companyId: number): Promise<number[]> {
  const people = await db.select({ id: account.id }).from(account).where(eq(account.companyId, companyId));
  return people.map(({ id }) => id);
}

/** Companies of some people. */
export async function selectCompanyIdsOf(db: Db, accountIds: readonly number[]): Promise<number[]> {
  if (accountIds.length === 0) return [];
  const found = await db
    .selectDistinct({ companyId: account.companyId })
    .from(account)
    .where(and(inArray(account.id, [...accountIds]), isNotNull(account.companyId)));
  return found.flatMap(({ companyId }) => companyId ?? []);
}

/** Where to write to the active main accounts of a company. */
export async function selectMainContacts(db: Db, companyId: number) {
  return db
    .select({ email: account.email, mobile: account.mobile, language: account.language })
    .from(account)
    .where(and(eq(account.companyId, companyId), eq(account.isMainAccount, true), eq(account.isActive, true)));
}
