import { and, eq, gt, gte, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { isAbove } from '../../../../libs/amounts/compare.ts';
import { type Db, violatedUnique } from '../../../../platform/server/database/connect.ts';
import { sheetField } from '../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../platform/server/records/serveRecords.ts';
import type { Day, SubmissionCheck } from '../../../../platform/server/submissionCheck.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { companyIdsNamed, companyNameOf, companyNoOf, findCompanyByNo } from '../../../people/account/server/index.ts';
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

const rateToLimit = (on: Day) => rateSql({ from: sql`open.currency`, to: sql`${creditLimit.currency}`, on });

/** SQL: open amounts by currency of the company of a credit limit, as `open`. */
const openByCurrency = () =>
  sql`(select ${bill.currency}, sum(${leftToPay()}) as amount from ${bill}
    where ${isOpenSale(sql`${creditLimit.companyId}`)} group by ${bill.currency}) as open`;

/** SQL: what the company of a credit limit owes in the limit's currency, without what `unratedOnLimit` names. */
const owedOnLimit = (on: Day): SQL<string> =>
  sql<string>`(select coalesce(sum(round(open.amount * ${rateToLimit(on)}, 2)), 0)::numeric(14, 2) from ${openByCurrency()})`;

/** SQL: an open amount that no rate converts, such as `AZN 10.60`; it counts as if it used up the limit. */
const unratedOnLimit = (on: Day): SQL<string | null> =>
  sql<string | null>`(select open.currency || ' ' || open.amount::numeric(14, 2) from ${openByCurrency()}
    where open.amount > 0 and ${rateToLimit(on)} is null order by 1 limit 1)`;

/** SQL: whether a bill is overdue too long, or the credit limit is used up. */
function isWithoutCredit(companyId: SQL, on: Day): SQL<boolean> {
  return sql<boolean>`(exists (select from ${bill} where ${isOpenSale(companyId)} and ${isDunnedTooLong()})
    or exists (select from ${creditLimit} where ${eq(creditLimit.companyId, companyId)}
      and (${owedOnLimit(on)} > ${creditLimit.amount} or ${unratedOnLimit(on)} is not null)))`;
}

type OverCredit = { owed: string; currency: string } & (
  | { kind: 'overdue' }
  | { kind: 'limit'; limit: string }
  | { kind: 'noRate'; limitCurrency: string }
);

/**
 * What stops new bookings of a company: a bill is overdue too long, its limit is used up, or may be, since no rate
 * converts an open amount; null: nothing.
 */
async function findOverCredit(db: Db, companyId: number): Promise<OverCredit | null> {
  const [overdue] = await db
    .select({ currency: bill.currency, owed: sql<string>`(${leftToPay()})::text` })
    .from(bill)
    .where(and(isOpenSale(companyId), isDunnedTooLong()))
    .limit(1);
  if (overdue !== undefined) return { kind: 'overdue', ...overdue };
  const owed = owedOnLimit(today());
  const unrated = unratedOnLimit(today());
  const [over] = await db
    .select({ limit: creditLimit.amount, owed, currency: creditLimit.currency, unrated })
    .from(creditLimit)
    .where(and(eq(creditLimit.companyId, companyId), or(gt(owed, creditLimit.amount), isNotNull(unrated))));
  if (over === undefined) return null;
  if (over.unrated === null || isAbove(over.owed, over.limit)) return { kind: 'limit', ...over };
  const [currency = '', amount = ''] = over.unrated.split(' ');
  return { kind: 'noRate', owed: amount, currency, limitCurrency: over.currency };
}

/** A booking respects the credit of its company. */
export const creditCheck: SubmissionCheck = {
  name: 'credit',
  isAgainst: isWithoutCredit,
  async check(db, { companyId, hidesMoney }) {
    const found = companyId === null ? null : await findOverCredit(db, companyId);
    if (found === null) return null;
    if (hidesMoney) return userError((t) => t.noCredit);
    if (found.kind === 'overdue') return userError((t) => t.overdueTooLong(found));
    if (found.kind === 'noRate') return userError((t) => t.noRate(found));
    return userError((t) => t.overLimit(found));
  },
};

const { text, money } = sheetField;

/** Open amount of agreed bills in the currency of the limit. */
const owed = sql<string>`coalesce((select sum(owing.total - owing.paid) from bill as owing
  where owing.company_id = ${creditLimit}.company_id and owing.side = 'sale' and owing.status = 'agreed'
    and owing.currency = ${creditLimit}.currency), 0)::numeric(14, 2)`;

/** Open amounts in other currencies, as text: `EUR 10.00, USD 5.00`. */
const otherOwed = sql<string>`coalesce((select string_agg(currency || ' ' || owing, ', ' order by currency)
  from (select owing.currency, sum(owing.total - owing.paid)::numeric(14, 2) as owing from bill as owing
    where owing.company_id = ${creditLimit}.company_id and owing.side = 'sale' and owing.status = 'agreed'
      and owing.currency <> ${creditLimit}.currency group by owing.currency) as others), '')`;

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
    otherOwed: text(t.limits.otherOwed, 28, otherOwed),
    remark: text(t.remark, 40, creditLimit.remark),
  }),
  where: (filter) => [
    filter.companyFullName ? sql`${creditLimit.companyId} in ${companyIdsNamed(filter.companyFullName)}` : undefined,
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

export async function addLimit(db: Db, { companyNo, ...limit }: ReadBy<typeof creditLimits.add>): Promise<void> {
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
