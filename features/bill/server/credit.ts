import { and, eq, gt, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { type Db, violatedUnique } from '../../../platform/server/database/connect.ts';
import { sheetField } from '../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../platform/server/records/serveRecords.ts';
import type { Day, SubmissionCheck } from '../../../platform/server/submissionCheck.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { companyIdsNamed, companyNameOf, companyNoOf, findCompanyByNo } from '../../account/server/index.ts';
import { rateSql } from '../../exchangeRate/server/index.ts';
import { BLOCKING_LEVEL } from '../states.ts';
import { creditLimits } from '../wire.ts';
import { leftToPay, today } from './queries.ts';
import { bill, creditLimit } from './tables.ts';
import { pageTexts, userError } from './texts.ts';

/** SQL: a customer's bills with something to pay. */
const isOpenSale = (companyId: SQL | number) =>
  and(eq(bill.companyId, companyId), eq(bill.side, 'sale'), eq(bill.status, 'agreed'));

const isDunnedTooLong = () => gte(bill.dunningLevel, BLOCKING_LEVEL);

/** SQL: what the company of a credit limit owes in the limit's currency; amounts without a known rate are left out. */
function owedOnLimit(on: Day): SQL<string> {
  const { companyId, currency } = creditLimit;
  const rate = rateSql({ from: sql`open.currency`, to: sql`${currency}`, on });
  return sql<string>`(select coalesce(sum(round(open.amount * ${rate}, 2)), 0)::numeric(14, 2)
    from (select ${bill.currency}, sum(${leftToPay()}) as amount from ${bill} where ${isOpenSale(sql`${companyId}`)}
      group by ${bill.currency}) as open)`;
}

/** SQL: whether a bill is overdue too long, or the credit limit is used up. */
function isWithoutCredit(companyId: SQL, on: Day): SQL<boolean> {
  return sql<boolean>`(exists (select from ${bill} where ${isOpenSale(companyId)} and ${isDunnedTooLong()})
    or exists (select from ${creditLimit} where ${eq(creditLimit.companyId, companyId)}
      and ${owedOnLimit(on)} > ${creditLimit.amount}))`;
}

interface OverCredit {
  /** null: a bill is overdue too long */
  limit: string | null;
  owed: string;
  currency: string;
}

/** What stops new bookings of a company: its limit is used up, or a bill is overdue too long; null: nothing. */
async function findOverCredit(db: Db, companyId: number): Promise<OverCredit | null> {
  const [overdue] = await db
    .select({ currency: bill.currency, owed: sql<string>`(${leftToPay()})::text` })
    .from(bill)
    .where(and(isOpenSale(companyId), isDunnedTooLong()))
    .limit(1);
  if (overdue !== undefined) return { limit: null, ...overdue };
  const owed = owedOnLimit(today());
  const [over] = await db
    .select({ limit: creditLimit.amount, owed, currency: creditLimit.currency })
    .from(creditLimit)
    .where(and(eq(creditLimit.companyId, companyId), gt(owed, creditLimit.amount)));
  return over ?? null;
}

/** A booking respects the credit of its company. */
export const creditCheck: SubmissionCheck = {
  name: 'credit',
  isAgainst: isWithoutCredit,
  async check(db, { companyId, hidesMoney }) {
    const found = companyId === null ? null : await findOverCredit(db, companyId);
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
