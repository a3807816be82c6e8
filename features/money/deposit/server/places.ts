import { times } from '../../../../libs/amounts/amounts.ts';
import { isAboveZero } from '../../../../libs/amounts/compare.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { isBeforeDeparture } from '../../../freight/train/beforeDeparture.ts';
import { findTrains } from '../../../freight/train/server/index.ts';
import { CUSTOMER_SCOPE } from '../../../people/account/scopeTypes.ts';
import { findCompanyByNo, findCompanyKind } from '../../../people/account/server/index.ts';
import { closeTodos, sendMessages } from '../../../portal/message/server/index.ts';
import type { demandPlaces, waivePlaces } from '../placesWire.ts';
import { demand, waive } from './ledger.ts';
import { notifyDepositsChanged } from './live.ts';
import { aboutDeposit, depositWaived, OUTSTANDING_TODOS, sendDueMessages } from './messages.ts';
import { messageOf } from './operator.ts';
import { lockDeposit, today } from './queries.ts';
import { deposit } from './tables.ts';
import { userError } from './texts.ts';

type Demanded = ReadBy<typeof demandPlaces>;

async function findCustomer(db: Db, companyNo: string): Promise<number> {
  const found = await findCompanyByNo(db, companyNo);
  const kind = found && (await findCompanyKind(db, found.companyId));
  if (found === undefined || kind?.companyScope.includes(CUSTOMER_SCOPE) !== true)
    throw userError.withFields((t) => t.noCustomer, { companyNo: (t) => t.noCustomer });
  return found.companyId;
}

/** A train to come that carries the size; the deposit is paid before it departs. */
async function findTrain(db: Db, { trainInfoId, sizeType, dueDate }: Demanded) {
  const [train] = await findTrains(db, [trainInfoId], 'zh');
  if (train === undefined || !isBeforeDeparture(train.status))
    throw userError.withFields((t) => t.trainGone, { trainInfoId: (t) => t.trainGone });
  if (!train.sizeTypes.includes(sizeType))
    throw userError.withFields((t) => t.sizeNotCarried, { sizeType: (t) => t.sizeNotCarried });
  if (dueDate < today() || dueDate > train.departTime.slice(0, 10))
    throw userError.withFields((t) => t.dueDateWrong, { dueDate: (t) => t.dueDateWrong });
  return train;
}

/** A deposit for campaign places becomes due; the company gets a to-do. */
export async function demandOf(input: Demanded, { db, user }: CallContext): Promise<PayloadOf<typeof demandPlaces>> {
  const { companyNo, trainInfoId: trainId, sizeType, places, placeAmount, dueDate, campaign } = input;
  const companyId = await findCustomer(db, companyNo);
  const { lineType } = await findTrain(db, input);
  const [made] = await db
    .insert(deposit)
    .values({
      subject: 'campaign',
      companyId,
      lineType,
      trainId,
      sizeType,
      places,
      placeAmount,
      campaign,
      dueOn: dueDate,
    })
    .returning({ depositId: deposit.id });
  const found = made && (await lockDeposit(db, made.depositId));
  if (found === undefined) throw new Error('a deposit was not written');
  const amount = times(placeAmount, String(places));
  await demand(db, found, { amount, reason: campaign, accountId: user.accountId });
  await sendDueMessages(db, [found.depositId]);
  await notifyDepositsChanged(db, companyId);
  return { depositId: found.depositId };
}

/** What is outstanding for campaign places is demanded no longer; a contract's rule cannot be waived. */
export async function waiveOutstanding(
  { depositId, version, reason }: ReadBy<typeof waivePlaces>,
  { db, user }: CallContext,
): Promise<void> {
  const found = await lockDeposit(db, depositId);
  if (found === undefined || found.subject !== 'campaign') throw userError((t) => t.absent, CODE.absent);
  const { outstanding: amount, companyId } = found;
  if (found.version !== version || !isAboveZero(amount)) throw userError((t) => t.decided);
  await waive(db, found, { amount, reason, accountId: user.accountId });
  await closeTodos(db, [aboutDeposit(depositId)], OUTSTANDING_TODOS);
  await sendMessages(db, depositWaived, [messageOf(found, amount, reason)]);
  await notifyDepositsChanged(db, companyId);
}
