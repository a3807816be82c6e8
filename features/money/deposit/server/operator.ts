import { isAbove } from '../../../../libs/amounts/compare.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { closeTodos, sendMessages } from '../../../portal/message/server/index.ts';
import type { OutgoingKind } from '../states.ts';
import type { confirmReceipt, listEntries, rejectPayment, spendDeposit } from '../wire.ts';
import { settlePayment, takeOut } from './ledger.ts';
import { notifyDepositsChanged } from './live.ts';
import {
  aboutDeposit,
  aboutPayment,
  COMPANY_TODOS,
  depositReceived,
  depositRejected,
  depositTaken,
  PAYMENT_TODOS,
  paramsOf,
  sendDueMessages,
} from './messages.ts';
import { type LockedDeposit, lockDeposit, selectPayment, unsafeSelectEntries } from './queries.ts';
import { userError } from './texts.ts';

export async function readEntries(
  { depositId }: ReadBy<typeof listEntries>,
  { db }: CallContext,
): Promise<PayloadOf<typeof listEntries>> {
  const entries = await unsafeSelectEntries(db, [depositId]);
  return entries.map(({ depositId: _, createdAt, ...entry }) => ({
    ...entry,
    entryTime: formatDateTime(createdAt),
  }));
}

async function lockPayment(db: Db, paymentId: number) {
  const payment = await selectPayment(db, paymentId);
  const found = payment && (await lockDeposit(db, payment.depositId));
  if (payment === undefined || found === undefined) throw userError((t) => t.absent, CODE.absent);
  return { payment, found };
}

export const messageOf = (found: LockedDeposit, amount: string, reason: string) => ({
  companyId: found.companyId,
  about: aboutDeposit(found.depositId),
  params: { ...paramsOf(found), amount, reason },
});

/** The amount that arrived may differ from what the company said. */
export async function confirm(
  { paymentId, amount, reason }: ReadBy<typeof confirmReceipt>,
  { db, user }: CallContext,
): Promise<void> {
  const { payment, found } = await lockPayment(db, paymentId);
  const settled = { paymentId, announced: payment.amount, received: amount, reason };
  await settlePayment(db, found, { ...settled, accountId: user.accountId });
  await closeTodos(db, [aboutPayment(paymentId)], PAYMENT_TODOS);
  await sendMessages(db, depositReceived, [messageOf(found, amount, reason)]);
  if (isAbove(payment.amount, amount)) await sendDueMessages(db, [found.depositId]);
  await notifyDepositsChanged(db, found.companyId);
}

export async function reject(
  { paymentId, reason }: ReadBy<typeof rejectPayment>,
  { db, user }: CallContext,
): Promise<void> {
  const { payment, found } = await lockPayment(db, paymentId);
  const settled = { paymentId, announced: payment.amount, received: null, reason };
  await settlePayment(db, found, { ...settled, accountId: user.accountId });
  await closeTodos(db, [aboutPayment(paymentId)], PAYMENT_TODOS);
  await sendMessages(db, depositRejected, [messageOf(found, payment.amount, reason)]);
  await notifyDepositsChanged(db, found.companyId);
}

/** Uses, refunds or forfeits; the company is told, and asked to pay again where the line still demands it. */
export function takeOutAs(kind: OutgoingKind) {
  return async (
    { depositId, version, amount, reason }: ReadBy<typeof spendDeposit>,
    { db, user }: CallContext,
  ): Promise<void> => {
    const found = await lockDeposit(db, depositId);
    if (found === undefined) throw userError((t) => t.absent, CODE.absent);
    await takeOut(db, found, { kind, version, amount, reason, accountId: user.accountId });
    await closeTodos(db, [aboutDeposit(depositId)], COMPANY_TODOS);
    await sendMessages(db, depositTaken[kind], [messageOf(found, amount, reason)]);
    await sendDueMessages(db, [depositId]);
    await notifyDepositsChanged(db, found.companyId);
  };
}
