import { and, asc, desc, eq, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { companyIdsNamed } from '../../../people/account/server/index.ts';
import type { totalBills, totalOwnBills } from '../totalsWire.ts';
import { openAmount } from './queries.ts';
import { filtered, NO_COMPANY, ofCompany, ofCompanyNamed } from './records.ts';
import { bill, billSum } from './tables.ts';

type Filter = ReadBy<typeof totalOwnBills>;
type Conditions = readonly (SQL | undefined)[];

const sumOf = (amount: SQL) => sql<string>`coalesce(sum(${amount}), 0)::numeric(16, 2)::text`;

/** Sums by side and currency over all rows of a filter, not those of a page. */
async function sumRows(db: Db, conditions: Conditions) {
  return db
    .select({
      side: bill.side,
      currency: bill.currency,
      bills: sql<number>`count(*)`.mapWith(Number),
      total: sumOf(sql`${bill.total}`),
      open: sumOf(openAmount()),
    })
    .from(bill)
    .where(and(notInArray(bill.status, ['void', 'returned']), ...conditions))
    .groupBy(bill.side, bill.currency)
    .orderBy(desc(bill.side), asc(bill.currency));
}

/** The same from the kept sums. */
async function addKeptSums(db: Db, { status, side, currency }: Filter, conditions: Conditions) {
  const isOwed = sql`${billSum.status} in ('agreed', 'settled')`;
  return db
    .select({
      side: billSum.side,
      currency: billSum.currency,
      bills: sql<number>`sum(${billSum.bills})`.mapWith(Number),
      total: sumOf(sql`${billSum.total}`),
      open: sumOf(sql`case when ${isOwed} then ${billSum.total} - ${billSum.paid} end`),
    })
    .from(billSum)
    .where(
      and(
        notInArray(billSum.status, ['void', 'returned']),
        status ? eq(billSum.status, status) : undefined,
        side ? eq(billSum.side, side) : undefined,
        currency ? eq(billSum.currency, currency) : undefined,
        ...conditions,
      ),
    )
    .groupBy(billSum.side, billSum.currency)
    .having(sql`sum(${billSum.bills}) <> 0`)
    .orderBy(desc(billSum.side), asc(billSum.currency));
}

/** Whether a filter asks for what the kept sums do not tell apart. */
const asksForRows = ({ billNo, month, dueFrom, dueTo }: Filter) => [billNo, month, dueFrom, dueTo].some(Boolean);

export async function totalsOfOwn(filter: Filter, { db, user }: CallContext): Promise<PayloadOf<typeof totalOwnBills>> {
  if (asksForRows(filter)) return sumRows(db, [ofCompany(user.companyId), ...filtered(filter)]);
  const isOwn = eq(billSum.companyId, user.companyId ?? NO_COMPANY);
  return addKeptSums(db, filter, [isOwn, ne(billSum.status, 'draft')]);
}

export async function totalsOfAll(
  filter: ReadBy<typeof totalBills>,
  { db }: CallContext,
): Promise<PayloadOf<typeof totalBills>> {
  const { companyFullName: name } = filter;
  if (asksForRows(filter)) return sumRows(db, [...filtered(filter), ofCompanyNamed(name)]);
  return addKeptSums(db, filter, [name === '' ? undefined : sql`${billSum.companyId} in ${companyIdsNamed(name)}`]);
}

/** Merges the rows of each company, side, currency and status into one; concurrent changes add rows of their own. */
export async function mergeBillSums(db: Db): Promise<void> {
  await db.execute(sql`
    with merged as (delete from bill_sum returning company_id, side, currency, status, bills, total, paid)
    insert into bill_sum (company_id, side, currency, status, bills, total, paid)
    select company_id, side, currency, status, sum(bills), sum(total), sum(paid) from merged
    group by company_id, side, currency, status having sum(bills) <> 0 or sum(total) <> 0 or sum(paid) <> 0`);
}
