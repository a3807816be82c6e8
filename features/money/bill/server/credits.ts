import { and, eq, sql } from 'drizzle-orm';
import { minus, negated, plus, splitTax } from '../../../../libs/amounts/amounts.ts';
import { isAbove, isAboveZero } from '../../../../libs/amounts/compare.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { closeTodos, sendMessages } from '../../../portal/message/server/index.ts';
import { isPosted } from '../states.ts';
import type { addLine, answerDispute, creditLine } from '../wire.ts';
import { assertCreditable } from './creditChecks.ts';
import { aboutBill, billAnswered, billCredited, messageOf, OPERATOR_TODOS } from './messages.ts';
import { paidBeyond, postTotal } from './post.ts';
import {
  type Acting,
  addToTotals,
  type BillRow,
  type LineRow,
  lockBill,
  lockLine,
  moveBill,
  recordEvent,
  today,
} from './queries.ts';
import { settleIfPaid } from './settle.ts';
import { bill, billApplication, billLine } from './tables.ts';
import { userError } from './texts.ts';

/** What is left of a line after its credits, with tax. */
async function leftOf(db: Db, line: LineRow): Promise<string> {
  const [credited] = await db
    .select({ sum: sql<string>`coalesce(sum(${billLine.amount} + ${billLine.taxAmount}), 0)::text` })
    .from(billLine)
    .where(eq(billLine.creditOfId, line.id));
  return plus(plus(line.amount, line.taxAmount), credited?.sum ?? '0');
}

interface Credit {
  amount: string;
  reason: string;
  accountId: number;
}

/** Lowers a line by one of its own; of an agreed bill the journal says so too, and what was overpaid becomes credit. */
async function insertCredit(db: Db, { row, line }: { row: BillRow; line: LineRow }, credit: Credit) {
  const { amount, reason, accountId } = credit;
  if (isPosted(row.status)) await assertCreditable(db, row.id);
  const left = await leftOf(db, line);
  if (isAbove(amount, left))
    throw userError.withFields((t) => t.beyondLine({ left }), { amount: (t) => t.beyondLine({ left }) });
  const { net, tax } = splitTax(amount, line.taxRate);
  const [made] = await db
    .insert(billLine)
    .values({
      billId: row.id,
      kind: 'credit',
      creditOfId: line.id,
      orderId: line.orderId,
      feeType: line.feeType,
      description: reason,
      occurredOn: today(),
      unitPrice: negated(net),
      amount: negated(net),
      taxRate: line.taxRate,
      taxAmount: negated(tax),
    })
    .returning({ id: billLine.id });
  if (made === undefined) throw new Error('a credit was not written');
  const total = minus(row.total, amount);
  const excess = isPosted(row.status) ? paidBeyond(row.paid, total) : '0.00';
  if (isAboveZero(excess)) {
    const back = { sourceKind: 'billLine', sourceId: made.id, amount: negated(excess) };
    await db.insert(billApplication).values({ ...back, billId: row.id });
    await db
      .update(bill)
      .set({ paid: sql`${bill.paid} - ${excess}::numeric` })
      .where(eq(bill.id, row.id));
  }
  await addToTotals(db, row.id, { total: negated(amount), tax: negated(tax), lines: 1 });
  await recordEvent(db, row.id, { kind: 'credited', amount, reason, accountId });
  if (!isPosted(row.status)) return;
  const sums = { total: negated(amount), tax: negated(tax), toCredit: negated(excess) };
  await postTotal(db, row, { key: `billLine:${made.id}`, kind: 'credit', sums, authorId: accountId });
  await settleIfPaid(db, { ...row, total, paid: minus(row.paid, excess) });
}

function assertSale(row: BillRow): void {
  if (row.side !== 'sale' || row.status === 'void') throw userError((t) => t.decided);
}

export async function credit(
  { lineId, amount, reason }: ReadBy<typeof creditLine>,
  { db, user }: Acting,
): Promise<void> {
  const found = await lockLine(db, lineId);
  assertSale(found.row);
  if (found.line.kind === 'credit') throw userError((t) => t.creditStands);
  await insertCredit(db, found, { amount, reason, accountId: user.accountId });
  if (found.row.status !== 'draft') await sendMessages(db, billCredited, [messageOf(found.row, { amount, reason })]);
}

/** A further line of a bill that is not agreed; with tax. */
export async function addFurther(
  { billId, description, amount, taxRate, reason }: ReadBy<typeof addLine>,
  { db, user }: Acting,
): Promise<void> {
  const row = await lockBill(db, billId);
  assertSale(row);
  if (!['draft', 'sent', 'disputed'].includes(row.status)) throw userError((t) => t.agreedStands);
  const { net, tax } = splitTax(amount, taxRate);
  await db.insert(billLine).values({
    billId,
    kind: 'manual',
    orderId: row.orderId,
    feeType: '',
    description,
    occurredOn: today(),
    unitPrice: net,
    amount: net,
    taxRate,
    taxAmount: tax,
  });
  await addToTotals(db, billId, { total: amount, tax, lines: 1 });
  await recordEvent(db, billId, { kind: 'lineAdded', amount, reason, accountId: user.accountId });
}

/** Answers a disputed line; with the last one the bill goes back to the customer. */
export async function answer(
  { lineId, credit: credited, reply }: ReadBy<typeof answerDispute>,
  { db, user }: Acting,
): Promise<void> {
  const found = await lockLine(db, lineId);
  const { row, line } = found;
  if (row.status !== 'disputed' || line.disputeState !== 'open') throw userError((t) => t.decided);
  if (credited !== null) await insertCredit(db, found, { amount: credited, reason: reply, accountId: user.accountId });
  await db
    .update(billLine)
    .set({ disputeState: credited === null ? 'upheld' : 'credited', disputeReply: reply })
    .where(eq(billLine.id, lineId));
  await recordEvent(db, row.id, { kind: 'answered', reason: reply, accountId: user.accountId });
  const [open] = await db
    .select({ id: billLine.id })
    .from(billLine)
    .where(and(eq(billLine.billId, row.id), eq(billLine.disputeState, 'open')))
    .limit(1);
  if (open !== undefined) return;
  await moveBill(db, row.id, 'resolve');
  await closeTodos(db, [aboutBill(row.id)], OPERATOR_TODOS);
  await sendMessages(db, billAnswered, [messageOf(row, { reason: reply })]);
}
