import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { isAbove, negated } from '../../../../platform/wire/amounts.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { applyToBill } from '../../../bill/server/index.ts';
import { bookingDay, postJournalEntry } from '../../../journal/server/index.ts';
import { closeTodos, sendMessages } from '../../../message/server/index.ts';
import type { approvePayout, markPaidOut, recallPayout, rejectPayout } from '../../payoutWire.ts';
import { creditOf, lockCredit } from '../credit.ts';
import { aboutPayout, PAYOUT_TODOS, payoutPaid, payoutRejected } from '../messages.ts';
import { today } from '../receive.ts';
import { payout, payoutItem } from '../tables.ts';
import { userError } from '../texts.ts';

async function lockPayout(db: Db, payoutId: number) {
  const [found] = await db.select().from(payout).where(eq(payout.id, payoutId)).for('update');
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  return found;
}
type PayoutRow = Awaited<ReturnType<typeof lockPayout>>;

const setStatus = (db: Db, payoutId: number, changes: Partial<typeof payout.$inferInsert>) =>
  db.update(payout).set(changes).where(eq(payout.id, payoutId));

const messageOf = ({ id, companyId, amount, currency }: PayoutRow, reason = '') => ({
  companyId,
  about: aboutPayout(id),
  params: { amount, currency, reason, companyName: '' },
});

/** Two people for every payment, however small: one approves, another one releases it; never the applicant. */
export async function approve(
  { payoutId }: ReadBy<typeof approvePayout>,
  { db, user }: CallContext,
): Promise<void> {
  const row = await lockPayout(db, payoutId);
  const { accountId } = user;
  if (row.appliedBy === accountId) throw userError((t) => t.ownApplication);
  if (row.status === 'applied') {
    await setStatus(db, payoutId, { status: 'checked', firstApproverId: accountId });
    return;
  }
  if (row.status !== 'checked') throw userError((t) => t.decided);
  if (row.firstApproverId === accountId) throw userError((t) => t.secondPerson);
  await setStatus(db, payoutId, { status: 'approved', approverId: accountId });
  await closeTodos(db, [aboutPayout(payoutId)], PAYOUT_TODOS);
}

async function rejectLocked(db: Db, row: PayoutRow, reason: string): Promise<void> {
  await setStatus(db, row.id, { status: 'rejected', reason });
  await db.update(payoutItem).set({ isActive: false }).where(eq(payoutItem.payoutId, row.id));
  await closeTodos(db, [aboutPayout(row.id)], PAYOUT_TODOS);
  await sendMessages(db, payoutRejected, [messageOf(row, reason)]);
}

/** The bank may pay what is in its file: that is recalled from it, as a decision of its own. */
export async function reject(
  { payoutId, reason }: ReadBy<typeof rejectPayout>,
  { db }: CallContext,
): Promise<void> {
  const row = await lockPayout(db, payoutId);
  if (row.status === 'paid' || row.status === 'rejected') throw userError((t) => t.decided);
  if (row.downloadedAt !== null) throw userError((t) => t.atBank);
  await rejectLocked(db, row, reason);
}

export async function recall(
  { payoutId, reason }: ReadBy<typeof recallPayout>,
  { db }: CallContext,
): Promise<void> {
  const row = await lockPayout(db, payoutId);
  if (row.status !== 'approved' || row.downloadedAt === null) throw userError((t) => t.decided);
  await rejectLocked(db, row, reason);
}

export async function markPaid(
  { payoutIds }: ReadBy<typeof markPaidOut>,
  { db, user }: CallContext,
): Promise<void> {
  for (const payoutId of [...new Set(payoutIds)].toSorted((one, other) => one - other))
    await payOut(db, payoutId, { authorId: user.accountId, paidOn: today() });
}

interface Paid {
  authorId: number;
  /** yyyy-MM-dd, when the money left */
  paidOn: string;
}

/** Money that left: suppliers' bills are paid, a refund uses up credit. */
export async function payOut(db: Db, payoutId: number, paid: Paid): Promise<void> {
  const row = await lockPayout(db, payoutId);
  if (row.status !== 'approved') throw userError((t) => t.decided);
  await (row.kind === 'refund' ? payBack(db, row, paid) : paySupplier(db, row, paid));
  await setStatus(db, payoutId, { status: 'paid', paidOn: paid.paidOn });
  await sendMessages(db, payoutPaid, [messageOf(row)]);
}

async function post(db: Db, row: PayoutRow, account: 'payable' | 'customerCredit', paid: Paid) {
  const { companyId, currency, amount } = row;
  await postJournalEntry(db, {
    key: `payout:${row.id}`,
    occurredOn: await bookingDay(db, paid.paidOn, today()),
    kind: row.kind === 'refund' ? 'refund' : 'payout',
    source: { kind: 'payout', id: row.id },
    note: row.holder,
    authorId: paid.authorId,
    postings: [
      { account, companyId, currency, amount },
      { account: 'bank', companyId, currency, amount: negated(amount) },
    ],
  });
}

async function paySupplier(db: Db, row: PayoutRow, paid: Paid): Promise<void> {
  const items = await db
    .select({ billId: payoutItem.billId, amount: payoutItem.amount })
    .from(payoutItem)
    .where(and(eq(payoutItem.payoutId, row.id), eq(payoutItem.isActive, true)))
    .orderBy(payoutItem.billId);
  const source = { kind: 'payout', id: row.id };
  for (const item of items) await applyToBill(db, { ...item, source, authorId: paid.authorId });
  const ids = items.map(({ billId }) => billId);
  await db
    .update(payoutItem)
    .set({ isActive: false })
    .where(and(eq(payoutItem.payoutId, row.id), inArray(payoutItem.billId, ids)));
  await post(db, row, 'payable', paid);
}

async function payBack(db: Db, row: PayoutRow, paid: Paid): Promise<void> {
  await lockCredit(db, row.companyId);
  const { booked: credit } = await creditOf(db, row.companyId, row.currency);
  if (isAbove(row.amount, credit)) throw userError((t) => t.beyondCredit({ credit }));
  await post(db, row, 'customerCredit', paid);
}
