import { randomBytes } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { Log } from '../../../../platform/server/log.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { findOwnOpenBill } from '../../../bill/server/index.ts';
import { sendMessages } from '../../../message/server/index.ts';
import type { IntentStatus } from '../../states.ts';
import type { Notification, notifyPayment, readIntent, startOnline } from '../../wire.ts';
import { walletMismatch } from '../messages.ts';
import { isEqual } from '../money.ts';
import { partsOf, receive, today } from '../receive.ts';
import { paymentIntent, receipt } from '../tables.ts';
import { userError } from '../texts.ts';
import type { PaymentProvider } from './provider.ts';

const EXPIRY_MS = 30 * 60_000;
/** A notification that has not come by then may be lost. */
const ASK_AFTER_MS = 2 * 60_000;

export async function begin(
  provider: PaymentProvider | null,
  { billId }: ReadBy<typeof startOnline>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof startOnline>> {
  if (provider === null) throw userError((t) => t.noOnline);
  const companyId = ownCompanyId(user);
  const found = await findOwnOpenBill(db, { companyId, billId });
  if (found === undefined) throw userError((t) => t.nothingOpen);
  const ref = randomBytes(24).toString('base64url');
  const asked = { ref, amount: found.open, currency: found.currency };
  await db.insert(paymentIntent).values({
    ...asked,
    ...{ companyId, billId, provider: provider.name, accountId: user.accountId },
    expiresAt: new Date(Date.now() + EXPIRY_MS),
  });
  const { url } = await provider.start(asked);
  return { ref, url };
}

export async function readState(
  { ref }: ReadBy<typeof readIntent>,
  db: Db,
): Promise<PayloadOf<typeof readIntent>> {
  const [found] = await db
    .select({ status: paymentIntent.status, billId: paymentIntent.billId })
    .from(paymentIntent)
    .where(eq(paymentIntent.ref, ref));
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  return found;
}

/** Believes a signed notification, once; forged ones change nothing and say nothing. */
export async function takeNotification(
  provider: PaymentProvider | null,
  told: ReadBy<typeof notifyPayment>,
  db: Db,
): Promise<void> {
  if (provider === null || !(await provider.isSigned(told))) throw userError((t) => t.notSigned);
  await settleIntent(db, told);
}

/**
 * What a wallet took: the asked bill is paid, whatever it took beyond it, late or wrongly, is the company's credit. A
 * second notification of the same payment changes nothing.
 */
async function settleIntent(db: Db, told: Omit<Notification, 'signature'>): Promise<void> {
  const [intent] = await db.select().from(paymentIntent).where(eq(paymentIntent.ref, told.ref)).for('update');
  if (intent === undefined) throw userError((t) => t.absent, CODE.absent);
  const setStatus = (status: IntentStatus) =>
    db.update(paymentIntent).set({ status }).where(eq(paymentIntent.id, intent.id));
  if (told.result === 'failed') {
    if (intent.status === 'started') await setStatus('failed');
    return;
  }
  const outsideKey = `${intent.provider}:${told.walletNo}`;
  const [known] = await db.select({ id: receipt.id }).from(receipt).where(eq(receipt.outsideKey, outsideKey));
  if (known !== undefined) return;
  const { companyId, billId } = intent;
  const { amount, currency } = told;
  const open = await findOwnOpenBill(db, { companyId, billId });
  const isAsked = open !== undefined && open.currency === currency;
  const parts = isAsked
    ? (await partsOf(db, { companyId, currency, amount, first: [billId] })).filter(
        (part) => part.billId === billId,
      )
    : [];
  const facts = { companyId, currency, amount, receivedOn: today(), way: 'online', outsideKey } as const;
  await receive(db, { ...facts, reference: told.walletNo, authorId: null }, parts);
  const isRight = isEqual(amount, intent.amount) && currency === intent.currency;
  await setStatus(isRight ? 'paid' : 'mismatch');
  if (isRight) return;
  const params = { ref: told.walletNo, asked: intent.amount, amount, currency };
  await sendMessages(db, walletMismatch, [{ about: `intent:${intent.id}`, params }]);
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
    const told = await provider.query(db, ref);
    if (told === null) continue;
    await db
      .transaction((inside) => settleIntent(inside, told))
      .catch((fault) => log.error({ err: fault }, 'a payment of a wallet could not be settled'));
  }
  await db
    .update(paymentIntent)
    .set({ status: 'expired' })
    .where(and(eq(paymentIntent.status, 'started'), sql`${paymentIntent.expiresAt} < now()`));
}
