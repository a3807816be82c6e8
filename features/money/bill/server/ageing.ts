import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { companyNameOf } from '../../../people/account/server/index.ts';
import { leftToPay, today } from './queries.ts';
import { bill } from './tables.ts';

const left = leftToPay();
const isOpen = (side: 'sale' | 'cost') => and(eq(bill.side, side), eq(bill.status, 'agreed'));

const bandSums = () => {
  const days = sql`(${today()}::date - ${bill.dueOn})`;
  const band = (condition: ReturnType<typeof sql>) =>
    sql<string>`coalesce(sum(${left}) filter (where ${condition}), 0)::numeric(14, 2)::text`;
  return {
    notDue: band(sql`${days} <= 0 or ${bill.dueOn} is null`),
    to30: band(sql`${days} between 1 and 30`),
    to60: band(sql`${days} between 31 and 60`),
    to90: band(sql`${days} between 61 and 90`),
    over90: band(sql`${days} > 90`),
  };
};

/** Open bills of customers by age, the largest first; at most 500 companies. */
export async function selectAgeing(db: Db, currency: string) {
  return db
    .select({
      companyFullName: companyNameOf(bill.companyId),
      total: sql<string>`sum(${left})::numeric(14, 2)::text`,
      bands: bandSums(),
    })
    .from(bill)
    .where(and(isOpen('sale'), eq(bill.currency, currency)))
    .groupBy(bill.companyId)
    .orderBy(sql`sum(${left}) desc`)
    .limit(500);
}

/** Open bills of all customers by age. */
export async function selectOpenByAge(db: Db, currency: string) {
  const [sums] = await db
    .select(bandSums())
    .from(bill)
    .where(and(isOpen('sale'), eq(bill.currency, currency)));
  if (sums === undefined) throw new Error('a sum has no row');
  return sums;
}

/** What falls due by week, the overdue in this one; both sides. */
export async function selectCashDue(db: Db, currency: string) {
  const week = sql<string>`date_trunc('week', greatest(${bill.dueOn}, ${today()}::date))::date::text`;
  const side = (name: 'sale' | 'cost') =>
    sql<string>`coalesce(sum(${left}) filter (where ${bill.side} = ${name}), 0)::numeric(14, 2)::text`;
  return db
    .select({ week, incoming: side('sale'), outgoing: side('cost') })
    .from(bill)
    .where(and(eq(bill.status, 'agreed'), eq(bill.currency, currency)))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .limit(26);
}

/** Overdue bills of customers by age band and currency. */
export async function overdueByAge(db: Db) {
  const days = sql`(${today()}::date - ${bill.dueOn})`;
  const band = sql<string>`case when ${days} <= 30 then 'to30' when ${days} <= 60 then 'to60'
    when ${days} <= 90 then 'to90' else 'over90' end`;
  return db
    .select({
      band,
      currency: bill.currency,
      count: sql<number>`count(*)::int`,
      amount: sql<string>`sum(${left})::numeric(14, 2)::text`,
    })
    .from(bill)
    .where(and(isOpen('sale'), lt(bill.dueOn, today())))
    .groupBy(sql`1`, bill.currency)
    .orderBy(asc(bill.currency));
}
