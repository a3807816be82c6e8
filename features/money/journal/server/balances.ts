import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { JournalAccount } from '../accounts.ts';
import { journalBalance, journalEntry, journalPosting } from './tables.ts';

const total = sql<string>`coalesce(sum(${journalPosting.amount}), 0)::numeric(14, 2)::text`;

interface BalanceOf {
  account: JournalAccount;
  /** null: postings without a company */
  companyId: number | null;
  currency: string;
}

/** Sum of an account by company and currency; above zero: debit. */
export async function findBalance(db: Db, { account, companyId, currency }: BalanceOf): Promise<string> {
  const ofCompany = companyId === null ? isNull(journalPosting.companyId) : eq(journalPosting.companyId, companyId);
  const [found] = await db
    .select({ amount: total })
    .from(journalPosting)
    .where(and(eq(journalPosting.account, account), ofCompany, eq(journalPosting.currency, currency)));
  return found?.amount ?? '0.00';
}

/** Sums of an account that are not zero, of some companies or all. */
export async function findBalances(
  db: Db,
  { account, companyIds }: { account: JournalAccount; companyIds?: readonly number[] },
): Promise<{ companyId: number | null; currency: string; amount: string }[]> {
  const { companyId, currency } = journalPosting;
  return db
    .select({ companyId, currency, amount: total })
    .from(journalPosting)
    .where(and(eq(journalPosting.account, account), companyIds && inArray(companyId, [...companyIds])))
    .groupBy(companyId, currency)
    .having(sql`sum(${journalPosting.amount}) <> 0`)
    .orderBy(companyId, currency);
}

/** Balance of each account and currency; above zero: debit. */
export async function sumAccounts(db: Db) {
  const { account, currency, amount } = journalBalance;
  return db
    .select({ account, currency, amount: sql<string>`sum(${amount})::text` })
    .from(journalBalance)
    .groupBy(account, currency)
    .orderBy(account, currency);
}

/** Merges the balance rows of each account and currency into one; concurrent postings add rows of their own. */
export async function mergeBalances(db: Db): Promise<void> {
  await db.execute(sql`
    with merged as (delete from journal_balance returning account, currency, amount)
    insert into journal_balance (account, currency, amount)
    select account, currency, sum(amount) from merged group by account, currency`);
}

/** SQL: what the entry of a key posted to an account; zero where there is none. */
export const postedTo = (account: JournalAccount, key: SQL): SQL<string> =>
  sql<string>`coalesce((select sum(${journalPosting}.amount) from ${journalPosting}
    join ${journalEntry} on ${journalEntry}.id = ${journalPosting}.entry_id
    where ${journalEntry}.key = ${key} and ${journalPosting}.account = ${account}), 0)::numeric(14, 2)`;
