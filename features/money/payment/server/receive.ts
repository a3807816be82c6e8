import { least, minus, negated, plus } from '../../../../libs/amounts/amounts.ts';
import { isAbove, isAboveZero } from '../../../../libs/amounts/compare.ts';
import { type Db, violatedUnique } from '../../../../platform/server/database/connect.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { sendMessages } from '../../../portal/message/server/index.ts';
import { applyToBill, findOpenBills } from '../../bill/server/index.ts';
import { bookingDay, postJournalEntry } from '../../journal/server/index.ts';
import type { ReceiptWay } from '../states.ts';
import { aboutReceipt, moneyReceived } from './messages.ts';
import { postingsOf } from './postings.ts';
import { receipt } from './tables.ts';
import { userError } from './texts.ts';

export const today = () => formatDate(new Date());

export interface Part {
  billId: number;
  amount: string;
}

interface NewReceipt {
  companyId: number;
  currency: string;
  amount: string;
  receivedOn: string;
  way: ReceiptWay;
  reference: string;
  bankEntryId?: number;
  outsideKey?: string;
  authorId: number | null;
}

const ONCE = ['receipt_outside_once', 'receipt_entry_once'];

interface Received {
  receiptId: number;
  /** yyyy-MM-dd, day of the journal: another than it was received on where that month is closed */
  bookedOn: string;
}

/** Money of a company: pays the parts, the rest becomes its credit. UserError: it was received before. */
export async function receive(db: Db, given: NewReceipt, parts: readonly Part[]): Promise<Received> {
  const { authorId, ...facts } = given;
  const applied = parts.reduce((sum, { amount }) => plus(sum, amount), '0.00');
  if (isAbove(applied, facts.amount)) throw userError((t) => t.beyondReceived);
  const credited = minus(facts.amount, applied);
  const receiptId = await insertReceipt(db, { ...facts, credited, accountId: authorId });
  const source = { kind: 'receipt', id: receiptId };
  for (const { billId, amount } of parts) {
    const row = await applyToBill(db, { billId, amount, source, authorId });
    if (row.companyId !== facts.companyId || row.currency !== facts.currency || row.side !== 'sale')
      throw userError((t) => t.otherBill);
  }
  const bookedOn = await bookingDay(db, facts.receivedOn, today());
  await postJournalEntry(db, {
    key: `receipt:${receiptId}`,
    occurredOn: bookedOn,
    kind: 'receipt',
    source,
    note: facts.reference.slice(0, 200),
    authorId,
    postings: postingsOf({ companyId: facts.companyId, currency: facts.currency }, [
      ['bank', facts.amount],
      ['receivable', negated(applied)],
      ['customerCredit', negated(credited)],
    ]),
  });
  const { companyId, amount, currency } = facts;
  const params = { amount, currency, credited, receiptId };
  await sendMessages(db, moneyReceived, [{ companyId, about: aboutReceipt(receiptId), params }]);
  return { receiptId, bookedOn };
}

async function insertReceipt(db: Db, row: typeof receipt.$inferInsert): Promise<number> {
  try {
    const [made] = await db.insert(receipt).values(row).returning({ id: receipt.id });
    if (made === undefined) throw new Error('a receipt was not written');
    return made.id;
  } catch (fault) {
    if (ONCE.includes(violatedUnique(fault) ?? '')) throw userError((t) => t.receivedBefore);
    throw fault;
  }
}

/** Parts of an amount by the bills of a company: those named first, then the longest due. */
export async function partsOf(
  db: Db,
  {
    companyId,
    currency,
    amount,
    first = [],
  }: { companyId: number; currency: string; amount: string; first?: readonly number[] },
): Promise<Part[]> {
  const open = await findOpenBills(db, { companyId, currency });
  const sorted = [
    ...open.filter(({ billId }) => first.includes(billId)),
    ...open.filter(({ billId }) => !first.includes(billId)),
  ];
  let left = amount;
  return sorted.flatMap(({ billId, open: owed }) => {
    const part = least(left, owed);
    if (!isAboveZero(part)) return [];
    left = minus(left, part);
    return [{ billId, amount: part }];
  });
}
