import { and, eq } from 'drizzle-orm';
import { isAbove } from '../../../../libs/amounts/compare.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { closeTodos, sendMessages } from '../../../portal/message/server/index.ts';
import { receivePayment } from './ledger.ts';
import { notifyDepositsChanged } from './live.ts';
import { aboutDeposit, depositReceived, OUTSTANDING_TODOS, paramsOf } from './messages.ts';
import { lockDeposit, outstanding } from './queries.ts';
import { deposit, depositEntry } from './tables.ts';
import { userError } from './texts.ts';

/** What is still to be paid of an own deposit; null: there is no such deposit. */
export async function findOwnOutstanding(
  db: Db,
  { companyId, depositId }: { companyId: number; depositId: number },
): Promise<string | null> {
  const [found] = await db
    .select({ outstanding: outstanding() })
    .from(deposit)
    .where(and(eq(deposit.id, depositId), eq(deposit.companyId, companyId)));
  return found?.outstanding ?? null;
}

interface Paid {
  depositId: number;
  amount: string;
  /** wallet and number: the same money is received once */
  outsideKey: string;
  walletNo: string;
}

/** Money that a wallet took for a deposit: held at once. False: it was received before. */
export async function receiveOnline(db: Db, { depositId, amount, outsideKey, walletNo }: Paid): Promise<boolean> {
  const found = await lockDeposit(db, depositId);
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  const [known] = await db
    .select({ id: depositEntry.id })
    .from(depositEntry)
    .where(eq(depositEntry.outsideKey, outsideKey));
  if (known !== undefined) return false;
  await receivePayment(db, found, { amount, outsideKey, reason: walletNo });
  if (!isAbove(found.outstanding, amount)) await closeTodos(db, [aboutDeposit(depositId)], OUTSTANDING_TODOS);
  const { companyId } = found;
  const params = { ...paramsOf(found), amount, reason: walletNo };
  await sendMessages(db, depositReceived, [{ companyId, about: aboutDeposit(depositId), params }]);
  await notifyDepositsChanged(db, companyId);
  return true;
}
