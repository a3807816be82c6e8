import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { type Db, violatedUnique } from '../../../platform/server/database/connect.ts';
import { sheetField } from '../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../platform/server/records/serveRecords.ts';
import type { SubmissionCheck } from '../../../platform/server/submissionCheck.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { companyIdsNamed, companyNameOf, companyNoOf, findCompanyByNo } from '../../account/server/index.ts';
import { findRate } from '../../exchangeRate/server/index.ts';
import { convert } from '../../exchangeRate/wire.ts';
import { BLOCKING_LEVEL } from '../states.ts';
import { creditLimits } from '../wire.ts';
import { isAbove, plus } from './lineAmounts.ts';
import { today } from './queries.ts';
import { bill, creditLimit } from './tables.ts';
import { pageTexts, userError } from './texts.ts';

/** Open amounts of a company by currency. */
async function selectOwed(db: Db, companyId: number) {
  return db
    .select({
      currency: bill.currency,
      amount: sql<string>`sum(${bill.total} - ${bill.paid})::numeric(14, 2)::text`,
    })
    .from(bill)
    .where(and(eq(bill.companyId, companyId), eq(bill.side, 'sale'), eq(bill.status, 'agreed')))
    .groupBy(bill.currency);
}

/** What a company owes, in one currency; amounts without a known rate are left out. */
async function owedIn(db: Db, companyId: number, currency: string): Promise<string> {
  let sum = '0.00';
  for (const { currency: from, amount } of await selectOwed(db, companyId)) {
    const found = await findRate(db, { from, to: currency, on: today() });
    if (found !== null) sum = plus(sum, convert(amount, found.rate));
  }
  return sum;
}

interface OverCredit {
  /** null: a bill is overdue too long */
  limit: string | null;
  owed: string;
  currency: string;
}

/** What stops new bookings of a company: its limit is used up, or a bill is overdue too long; null: nothing. */
export async function isOverCreditLimit(db: Db, companyId: number): Promise<OverCredit | null> {
  const [overdue] = await db
    .select({ currency: bill.currency, owed: sql<string>`(${bill.total} - ${bill.paid})::text` })
    .from(bill)
    .where(
      and(
        eq(bill.companyId, companyId),
        eq(bill.side, 'sale'),
        eq(bill.status, 'agreed'),
        gte(bill.dunningLevel, BLOCKING_LEVEL),
      ),
    )
    .limit(1);
  if (overdue !== undefined) return { limit: null, ...overdue };
  const [limit] = await db
    .select({ amount: creditLimit.amount, currency: creditLimit.currency })
    .from(creditLimit)
    .where(eq(creditLimit.companyId, companyId));
  if (limit === undefined) return null;
  const owed = await owedIn(db, companyId, limit.currency);
  return isAbove(owed, limit.amount) ? { limit: limit.amount, owed, currency: limit.currency } : null;
}

/** A booking respects the credit of its company. */
export const creditCheck: SubmissionCheck = {
  name: 'credit',
  async check(db, { companyId, hidesMoney }) {
    const found = companyId === null ? null : await isOverCreditLimit(db, companyId);
    if (found === null) return null;
    const { limit, owed, currency } = found;
    if (hidesMoney) return userError((t) => t.noCredit);
    return limit === null
      ? userError((t) => t.overdueTooLong({ owed, currency }))
      : userError((t) => t.overLimit({ owed, limit, currency }));
  },
};

const { text, money } = sheetField;

/** Rates of today in SQL would be another room's; the list shows debts in the limit's own currency. */
const owed = sql<string>`coalesce((select sum(owing.total - owing.paid) from bill as owing
  where owing.company_id = ${creditLimit.companyId} and owing.side = 'sale' and owing.status = 'agreed'
    and owing.currency = ${creditLimit.currency}), 0)::numeric(14, 2)`;

export const creditLimitRecords = serveRecords(creditLimits, {
  from: creditLimit,
  texts: pageTexts,
  sheetTitle: (t) => t.limits.title,
  columns: (t) => ({
    creditLimitId: creditLimit.id,
    companyFullName: text(t.company, 40, companyNameOf(creditLimit.companyId)),
    companyNo: text(t.companyNo, 14, companyNoOf(creditLimit.companyId)),
    amount: money(t.limits.amount, 18, creditLimit.amount),
    currency: text(t.currency, 10, creditLimit.currency),
    owed: money(t.limits.owed, 18, owed),
    remark: text(t.remark, 40, creditLimit.remark),
  }),
  where: (filter) => [
    filter.companyFullName
      ? sql`${creditLimit.companyId} in ${companyIdsNamed(filter.companyFullName)}`
      : undefined,
  ],
  order: [creditLimit.id].map((column) => sql`${column} desc`),
  absent: () => userError((t) => t.absent, CODE.absent),
});

async function companyIdOf(db: Db, companyNo: string): Promise<number> {
  const found = await findCompanyByNo(db, companyNo);
  if (found === undefined) throw userError.withFields((t) => t.noCompany, { companyNo: (t) => t.noCompany });
  return found.companyId;
}

async function writing<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (fault) {
    if (violatedUnique(fault) !== 'credit_limit_once') throw fault;
    throw userError.withFields((t) => t.limitTwice, { companyNo: (t) => t.limitTwice });
  }
}

export async function addLimit(
  db: Db,
  { companyNo, ...limit }: ReadBy<typeof creditLimits.add>,
): Promise<void> {
  const companyId = await companyIdOf(db, companyNo);
  await writing(
    db
      .insert(creditLimit)
      .values({ ...limit, companyId })
      .execute(),
  );
}

export async function changeLimit(
  db: Db,
  { creditLimitId, companyNo, ...limit }: ReadBy<typeof creditLimits.edit>,
): Promise<void> {
  const companyId = await companyIdOf(db, companyNo);
  const { id } = creditLimit;
  const change = db
    .update(creditLimit)
    .set({ ...limit, companyId })
    .where(eq(id, creditLimitId));
  const changed = await writing(change.returning({ id }).execute());
  if (changed.length === 0) throw userError((t) => t.absent, CODE.absent);
}

export async function removeLimits(db: Db, ids: readonly number[]): Promise<void> {
  await db.delete(creditLimit).where(inArray(creditLimit.id, [...ids]));
}
