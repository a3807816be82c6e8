import { and, eq, inArray } from 'drizzle-orm';
import { negated } from '../../../../../libs/amounts/amounts.ts';
import { isAbove } from '../../../../../libs/amounts/compare.ts';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import { serveLifecycle } from '../../../../../platform/server/lifecycle/serveLifecycle.ts';
import type { UserError } from '../../../../../platform/server/texts/userError.ts';
import type { ReadBy } from '../../../../../platform/wire/call.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import { news, todosAbout } from '../../../../portal/message/server/index.ts';
import { applyToBill } from '../../../bill/server/index.ts';
import { bookingDay, postJournalEntry } from '../../../journal/server/index.ts';
import { type markPaidOut, payoutLife } from '../../payoutWire.ts';
import { creditOf, lockCredit } from '../credit.ts';
import { aboutPayout, PAYOUT_TODOS, payoutPaid, payoutRejected } from '../messages.ts';
import { today } from '../receive.ts';
import { payout, payoutItem } from '../tables.ts';
import { userError } from '../texts.ts';

type PayoutRow = typeof payout.$inferSelect;

const decided = () => userError((t) => t.decided);

const messageOf = ({ id, companyId, amount, currency, reason }: PayoutRow) => ({
  companyId,
  about: aboutPayout(id),
  params: { amount, currency, reason, companyName: '' },
});

/** Two people for every payment, however small: one approves, another one releases it; never the applicant. */
function approval({ appliedBy, status, firstApproverId }: PayoutRow, _: object, { user }: CallContext) {
  const { accountId } = user;
  if (appliedBy === accountId) throw userError((t) => t.ownApplication);
  if (status === 'applied') return { firstApproverId: accountId };
  if (firstApproverId === accountId) throw userError((t) => t.secondPerson);
  return { approverId: accountId };
}

/** The bank may pay what is in its file: that is recalled from it, as a decision of its own. */
function rejection(isAtBank: boolean, refusal: () => UserError) {
  return {
    set({ downloadedAt }: PayoutRow, { reason }: { reason: string }) {
      if ((downloadedAt !== null) !== isAtBank) throw refusal();
      return { reason };
    },
    effect: ({ id }: PayoutRow, _: object, { db }: CallContext) =>
      db.update(payoutItem).set({ isActive: false }).where(eq(payoutItem.payoutId, id)),
    news: (row: PayoutRow) => news(payoutRejected, messageOf(row)),
  };
}

export const payoutMoves = serveLifecycle(payoutLife, {
  table: payout,
  state: 'status',
  absent: () => userError((t) => t.absent, CODE.absent),
  moved: decided,
  moves: {
    approve: { set: approval },
    reject: rejection(false, () => userError((t) => t.atBank)),
    recall: rejection(true, decided),
    /** Suppliers' bills are paid, a refund uses up credit. */
    pay: {
      set: (_row, { paidOn }) => ({ paidOn }),
      effect: (row, paid, { db }) => (row.kind === 'refund' ? payBack : paySupplier)(db, row, paid),
      news: (row) => news(payoutPaid, messageOf(row)),
    },
  },
  todos: { in: ['applied', 'checked'], close: todosAbout(aboutPayout, PAYOUT_TODOS) },
});

export async function markPaid({ payoutIds }: ReadBy<typeof markPaidOut>, { db, user }: CallContext): Promise<void> {
  const paid = { authorId: user.accountId, paidOn: today() };
  for (const payoutId of [...new Set(payoutIds)].toSorted((one, other) => one - other))
    await payoutMoves.make('pay', payoutId, paid, { db });
}

interface Paid {
  authorId: number;
  /** yyyy-MM-dd, when the money left */
  paidOn: string;
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
