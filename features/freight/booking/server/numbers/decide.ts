import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import type { MessageKind } from '../../../../../platform/server/messageKind.ts';
import type { ReadBy } from '../../../../../platform/wire/call.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import { closeTodos, sendMessages } from '../../../../portal/message/server/index.ts';
import { findSpaceState, findTrains } from '../../../train/server/index.ts';
import { findClash } from '../../numberClash.ts';
import type { decideClash } from '../../poolWire.ts';
import type { ClashState } from '../../states.ts';
import { refreshOrderStatuses } from '../containerStatus.ts';
import {
  aboutClash,
  aboutOrder,
  NUMBER_CLASHED,
  type NumberMessageParams,
  numberAccepted,
  numberRejected,
} from '../messages.ts';
import { bookingOrder, numberClash, orderContainer } from '../tables.ts';
import { appendTimeline } from '../transitions.ts';
import { userError } from '../writeTexts.ts';
import { lockNumbers, selectHolders, selectVoyage } from './holders.ts';

interface Party {
  orderContainerId: number;
  orderId: number;
  orderNo: string;
  companyId: number;
  trainId: number;
}

interface OpenClash {
  clashId: number;
  containerNo: string;
  claimant: Party;
  holder: Party;
}

/** Keeps the number with its holder, or gives it to the claimant; both customers who lose by it are notified. */
export async function decide(
  { clashId, give }: ReadBy<typeof decideClash>,
  ctx: Pick<CallContext, 'db' | 'user'>,
): Promise<void> {
  const { db, user } = ctx;
  const clash = await selectClash(db, clashId);
  if (clash === undefined) throw userError((t) => t.clashAbsent, CODE.absent);
  await lockOrders(db, [clash.claimant.orderId, clash.holder.orderId]);
  await lockNumbers(db, [clash.containerNo]);
  await close(db, clashId, give ? 'given' : 'kept', user.name);
  await closeTodos(db, [aboutClash(clash.claimant.orderContainerId)], [NUMBER_CLASHED]);
  if (give) await giveNumber(ctx, clash);
  else await notify(db, numberRejected, clash.containerNo, clash.claimant);
}

async function selectClash(db: Db, clashId: number): Promise<OpenClash | undefined> {
  const [claimed, held] = [alias(orderContainer, 'claimed'), alias(orderContainer, 'held')];
  const [claiming, holding] = [alias(bookingOrder, 'claiming'), alias(bookingOrder, 'holding')];
  const party = (container: typeof claimed | typeof held, order: typeof claiming | typeof holding) => ({
    orderContainerId: container.id,
    orderId: order.id,
    orderNo: order.orderNo,
    companyId: order.companyId,
    trainId: order.trainId,
  });
  const [found] = await db
    .select({
      clashId: numberClash.id,
      containerNo: numberClash.containerNo,
      claimant: party(claimed, claiming),
      holder: party(held, holding),
    })
    .from(numberClash)
    .innerJoin(claimed, eq(claimed.id, numberClash.claimantId))
    .innerJoin(claiming, eq(claiming.id, claimed.orderId))
    .innerJoin(held, eq(held.id, numberClash.holderId))
    .innerJoin(holding, eq(holding.id, held.orderId))
    .where(eq(numberClash.id, clashId));
  return found;
}

/** Lock order: orders by id, then numbers, then clashes, as when numbers are saved. */
async function lockOrders(db: Db, orderIds: readonly number[]): Promise<void> {
  await db
    .select({ id: bookingOrder.id })
    .from(bookingOrder)
    .where(inArray(bookingOrder.id, [...orderIds]))
    .orderBy(asc(bookingOrder.id))
    .for('update');
}

async function close(db: Db, clashId: number, state: ClashState, decidedBy: string): Promise<void> {
  const closed = await db
    .update(numberClash)
    .set({ state, decidedBy, decidedAt: sql`now()` })
    .where(and(eq(numberClash.id, clashId), eq(numberClash.state, 'open')))
    .returning({ id: numberClash.id });
  if (closed.length === 0) throw userError((t) => t.clashDecided);
}

async function giveNumber({ db, user }: Pick<CallContext, 'db' | 'user'>, clash: OpenClash): Promise<void> {
  const { containerNo, claimant, holder } = clash;
  const train = await findSpaceState(db, claimant.trainId);
  if (train?.status !== 'open' && train?.status !== 'closed') throw userError((t) => t.trainGone);
  const plan = { ...(await selectVoyage(db, claimant.trainId)), companyId: claimant.companyId };
  const others = await selectHolders(db, [containerNo], { exceptOrderId: claimant.orderId });
  const now = new Date();
  for (const other of others.get(containerNo) ?? []) {
    // Given by the operator: for another company's later voyage the days decide, as for its own.
    const left = findClash(plan, [{ ...other, companyId: plan.companyId }], now);
    if (left === null) continue;
    if (left.reason === 'moving') throw userError((t) => t.clashMoving);
    if (other.orderContainerId !== holder.orderContainerId) throw userError((t) => t.containerTaken);
    await takeNumber(db, holder);
    await notify(db, numberRejected, containerNo, holder);
  }
  const given = await db
    .update(orderContainer)
    .set({ containerNo, status: 'numbered' })
    .where(
      and(
        eq(orderContainer.id, claimant.orderContainerId),
        eq(orderContainer.status, 'planned'),
        isNull(orderContainer.containerNo),
      ),
    )
    .returning({ id: orderContainer.id });
  if (given.length === 0) throw userError((t) => t.clashDecided);
  await refreshOrderStatuses(db, [claimant.orderId]);
  const cause = { side: 'operator', accountName: user.name } as const;
  await appendTimeline(db, [claimant.orderId], 'containersSaved', cause);
  await db
    .update(numberClash)
    .set({ holderId: claimant.orderContainerId })
    .where(and(eq(numberClash.containerNo, containerNo), eq(numberClash.state, 'open')));
  await notify(db, numberAccepted, containerNo, claimant);
}

async function takeNumber(db: Db, { orderContainerId, orderId }: Party): Promise<void> {
  await db
    .update(orderContainer)
    .set({ containerNo: null, status: 'planned' })
    .where(eq(orderContainer.id, orderContainerId));
  await refreshOrderStatuses(db, [orderId]);
}

async function notify(
  db: Db,
  kind: MessageKind<NumberMessageParams>,
  containerNo: string,
  { orderNo, companyId, trainId }: Party,
): Promise<void> {
  const [train] = await findTrains(db, [trainId], 'zh');
  const jump = { lineType: train?.lineType ?? '', stationCnname: train?.endStation ?? '' };
  const params = { orderNo, containerNo, ...jump };
  await sendMessages(db, kind, [{ companyId, about: aboutOrder(orderNo), params }]);
}
