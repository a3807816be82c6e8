import { minus, negated } from '../../../../libs/amounts/amounts.ts';
import { isAbove, isZero } from '../../../../libs/amounts/compare.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { type JournalAccount, type JournalPosting, postJournalEntry } from '../../journal/server/index.ts';
import { type BillRow, today } from './queries.ts';

type Posted = Pick<BillRow, 'id' | 'billNo' | 'side' | 'companyId' | 'currency' | 'orderId'>;

/** Accounts of a bill's side: debt, purpose, tax. */
const ACCOUNTS = {
  sale: { owed: 'receivable', for: 'revenue', tax: 'vatOutput' },
  cost: { owed: 'payable', for: 'cost', tax: 'vatInput' },
} as const satisfies Record<string, Record<string, JournalAccount>>;

interface Sums {
  /** with tax */
  total: string;
  tax: string;
  /** part of the total that does not wait to be paid: it was paid before a credit */
  toCredit?: string;
}

/** Posts a total, or a change of one (below zero: a credit), once by its key. */
export async function postTotal(
  db: Db,
  row: Posted,
  { key, sums, authorId, kind }: { key: string; sums: Sums; authorId: number | null; kind: string },
): Promise<void> {
  const { total, tax, toCredit = '0' } = sums;
  const accounts = ACCOUNTS[row.side];
  const signed = (amount: string) => (row.side === 'sale' ? amount : negated(amount));
  const of = (account: JournalAccount, amount: string): JournalPosting[] =>
    isZero(amount) ? [] : [{ account, companyId: row.companyId, currency: row.currency, amount }];
  const postings = [
    ...of(accounts.owed, signed(minus(total, toCredit))),
    ...of('customerCredit', signed(toCredit)),
    ...of(accounts.for, signed(negated(minus(total, tax)))),
    ...of(accounts.tax, signed(negated(tax))),
  ];
  if (postings.length === 0) return;
  await postJournalEntry(db, {
    key,
    occurredOn: today(),
    kind,
    source: { kind: 'bill', id: row.id },
    ...(row.orderId === null ? {} : { orderId: row.orderId }),
    note: row.billNo,
    authorId,
    postings,
  });
}

/** How much of a lowered total was paid already; zero where the bill still covers it. */
export const paidBeyond = (paid: string, total: string) => (isAbove(paid, total) ? minus(paid, total) : '0.00');
