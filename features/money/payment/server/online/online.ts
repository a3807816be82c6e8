import { and, eq, lt, sql } from 'drizzle-orm';
import { isEqual } from '../../../../../libs/amounts/compare.ts';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { Log } from '../../../../../platform/server/log.ts';
import type { PayloadOf, ReadBy } from '../../../../../platform/wire/call.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import { sendMessages } from '../../../../portal/message/server/index.ts';
import { findOwnOpenBill } from '../../../bill/server/index.ts';
import { DEPOSIT_CURRENCY, receiveOnline } from '../../../deposit/server/index.ts';
import type { IntentStatus } from '../../states.ts';
import type { Notification, notifyPayment, readIntent } from '../../wire.ts';
import { walletMismatch } from '../messages.ts';
import { partsOf, receive, today } from '../receive.ts';
import { paymentIntent, receipt } from '../tables.ts';
import { userError } from '../texts.ts';
import type { PaymentProvider } from './provider.ts';

/** A notification that has not come by then may be lost. */
const ASK_AFTER_MS = 2 * 60_000;

export async function readState({ ref }: ReadBy<typeof readIntent>, db: Db): Promise<PayloadOf<typeof readIntent>> {
  const [found] = await db
    .select({
      status: paymentIntent.status,
      billId: paymentIntent.billId,
      isDeposit: sql<boolean>`${paymentIntent.depositId} is not null`,
    })
    .from(paymentIntent)
    .where(eq(paymentIntent.ref, ref));
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  return found;
}

/** Asked before `settleIntent`, and in no transaction; forged notifications change nothing and say nothing. */
export async function assertSigned(
  provider: PaymentProvider | null,
  notification: ReadBy<typeof notifyPayment>,
): Promise<void> {
  if (provider === null || !(await provider.isSigned(notification))) throw userError((t) => t.notSigned);
}

export type WalletNotification = Omit<Notification, 'signature'>;
export type Intent = typeof paymentIntent.$inferSelect;

/** What a wallet took is paid once; a second notification of the same payment changes nothing. */
export async function settleIntent(db: Db, notification: WalletNotification): Promise<void> {
  const [intent] = await db.select().from(paymentIntent).where(eq(paymentIntent.ref, notification.ref)).for('update');
  if (intent === undefined) throw userError((t) => t.absent, CODE.absent);
  const setStatus = (status: IntentStatus) =>
    db.update(paymentIntent).set({ status }).where(eq(paymentIntent.id, intent.id));
  if (notification.result === 'failed') {
    if (intent.status === 'started') await setStatus('failed');
    return;
  }
  const outsideKey = `${intent.provider}:${notification.walletNo}`;
  const { depositId } = intent;
  const isOfDeposit = depositId !== null && notification.currency === DEPOSIT_CURRENCY;
  const isNew = isOfDeposit
    ? await receiveOnline(db, {
        depositId,
        amount: notification.amount,
        outsideKey,
        walletNo: notification.walletNo,
      })
    : await receiveForBill(db, { intent, notification, outsideKey });
  if (!isNew) return;
  const { amount, currency } = notification;
  const isRight = isEqual(amount, intent.amount) && currency === intent.currency;
  await setStatus(isRight ? 'paid' : 'mismatch');
  if (isRight) return;
  const params = { ref: notification.walletNo, asked: intent.amount, amount, currency };
  await sendMessages(db, walletMismatch, [{ about: `intent:${intent.id}`, params }]);
}

interface OfBill {
  intent: Intent;
  notification: WalletNotification;
  outsideKey: string;
}

/** The asked bill is paid; what the wallet took beyond it, late or wrongly, is credit. False: known. */
async function receiveForBill(db: Db, { intent, notification, outsideKey }: OfBill): Promise<boolean> {
  const [known] = await db.select({ id: receipt.id }).from(receipt).where(eq(receipt.outsideKey, outsideKey));
  if (known !== undefined) return false;
  const { companyId, billId } = intent;
  const { amount, currency } = notification;
  const open = billId === null ? undefined : await findOwnOpenBill(db, { companyId, billId });
  const isAsked = billId !== null && open !== undefined && open.currency === currency;
  const parts = isAsked
    ? (await partsOf(db, { companyId, currency, amount, first: [billId] })).filter((part) => part.billId === billId)
    : [];
  const facts = { companyId, currency, amount, receivedOn: today(), way: 'online', outsideKey } as const;
  await receive(db, { ...facts, reference: notification.walletNo, authorId: null }, parts);
  return true;
}

/** Asks the wallet about payments that nothing was heard of; those it does not know expire. */
export async function askWallet(db: Db, provider: PaymentProvider, log: Log): Promise<void> {
  const waiting = await db
    .select({ ref: paymentIntent.ref })
    .from(paymentIntent)
    .where(
      and(
        eq(paymentIntent.status, 'started'),
        eq(paymentIntent.provider, provider.name),
        lt(paymentIntent.createdAt, new Date(Date.now() - ASK_AFTER_MS)),
      ),
    )
    .orderBy(paymentIntent.id)
    .limit(500);
  for (const { ref } of waiting) {
    const notification = await provider.query(ref);
    if (notification === null) continue;
    await db
      .transaction((inside) => settleIntent(inside, notification))
      .catch((fault) => log.error({ err: fault }, 'a payment of a wallet could not be settled'));
  }
  await db
    .update(paymentIntent)
    .set({ status: 'expired' })
    .where(and(eq(paymentIntent.status, 'started'), sql`${paymentIntent.expiresAt} < now()`));
}
