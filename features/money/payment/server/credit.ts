import { and, eq, inArray, sql } from 'drizzle-orm';
import { minus, negated } from '../../../../libs/amounts/amounts.ts';
import { isAboveZero } from '../../../../libs/amounts/compare.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { findBalances } from '../../journal/server/index.ts';
import { payout } from './tables.ts';

const UNDER_WAY = ['applied', 'checked', 'approved'] as const;

/** Of two uses of a company's credit at once the second waits for the first. */
export async function lockCredit(db: Db, companyId: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`credit ${companyId}`}, 0))`);
}

interface Credit {
  currency: string;
  /** what the journal holds as a debt of the platform */
  booked: string;
  /** what no refund under way takes */
  free: string;
}

/** What a company has to its credit, by currency. */
export async function creditsOf(db: Db, companyId: number): Promise<Credit[]> {
  const [balances, refunds] = await Promise.all([
    findBalances(db, { account: 'customerCredit', companyIds: [companyId] }),
    db
      .select({ currency: payout.currency, sum: sql<string>`sum(${payout.amount})::text` })
      .from(payout)
      .where(and(eq(payout.companyId, companyId), eq(payout.kind, 'refund'), inArray(payout.status, [...UNDER_WAY])))
      .groupBy(payout.currency),
  ]);
  const leaving = new Map(refunds.map(({ currency, sum }) => [currency, sum]));
  return balances.map(({ currency, amount }) => {
    const booked = negated(amount);
    const free = minus(booked, leaving.get(currency) ?? '0');
    return { currency, booked, free: isAboveZero(free) ? free : '0.00' };
  });
}

const NONE = { booked: '0.00', free: '0.00' };

export async function creditOf(db: Db, companyId: number, currency: string): Promise<Omit<Credit, 'currency'>> {
  return (await creditsOf(db, companyId)).find((credit) => credit.currency === currency) ?? NONE;
}
