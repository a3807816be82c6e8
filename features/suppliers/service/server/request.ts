import { eq } from 'drizzle-orm';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { parseDateTime } from '../../../../platform/wire/time.ts';
import { findOrderOfGoods } from '../../../freight/booking/server/index.ts';
import { SERVICE_KIND_OF } from '../kinds.ts';
import type { OwnServiceOrder } from '../order.ts';
import { targetOf } from '../states.ts';
import type { listOwnServices, moveOwnService, requestService } from '../wire.ts';
import { chooseBid } from './bids.ts';
import { confirmFees, estimateFees, voidFees } from './charges.ts';
import { moverOf, moveService, recordEvent, sendServiceMessages } from './move.ts';
import { selectOwnService, selectServicesOf } from './queries.ts';
import { serviceContainer, serviceOrder } from './tables.ts';
import { userError } from './texts.ts';
import { toOwn } from './toDto.ts';

const instantOrNull = (text: string | null) => (text === null ? null : parseDateTime(text));

/** Asks for a service on containers of an own order that is neither a draft nor ended. */
export async function request(
  input: ReadBy<typeof requestService>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof requestService>> {
  const { orderBigNo, orderContainerIds, startTime, endTime, ...given } = input;
  const own = ownCompanyId(user);
  const order = await findOrderOfGoods(db, orderBigNo, own);
  if (order === undefined) throw userError((t) => t.orderAbsent, CODE.absent);
  if (order.isDraft || order.isEnded) throw userError((t) => t.orderClosed);
  const known = new Set(order.containers.map(({ orderContainerId }) => orderContainerId));
  const chosen = [...new Set(orderContainerIds)];
  if (chosen.some((one) => !known.has(one)))
    throw userError.withFields((t) => t.containerAbsent, { orderContainerIds: (t) => t.containerAbsent });
  const [row] = await db
    .insert(serviceOrder)
    .values({
      ...given,
      orderId: order.orderId,
      companyId: own,
      accountId: user.accountId,
      serviceKind: SERVICE_KIND_OF[given.kind],
      startAt: instantOrNull(startTime),
      endAt: instantOrNull(endTime),
    })
    .returning();
  if (row === undefined) throw new Error('a service order was not written');
  await db
    .insert(serviceContainer)
    .values(chosen.map((orderContainerId) => ({ serviceOrderId: row.id, orderContainerId })));
  await recordEvent(db, moverOf('customer', user), { row, move: 'request', reason: '' });
  await sendServiceMessages(db, row, { move: 'request', reason: given.remark, supplierIds: [] });
  return { serviceOrderId: row.id };
}

export async function listOwn(
  { orderBigNo }: ReadBy<typeof listOwnServices>,
  { db, user }: CallContext,
): Promise<OwnServiceOrder[]> {
  const order = await findOrderOfGoods(db, orderBigNo, ownCompanyId(user));
  if (order === undefined) throw userError((t) => t.orderAbsent, CODE.absent);
  return toOwn(db, await selectServicesOf(db, order.orderId));
}

/** A move of the customer; a price or a fee that a sub-account may not see is not for it to decide. */
export async function moveOwn(
  { serviceOrderId, version, move, reason }: ReadBy<typeof moveOwnService>,
  { db, user }: CallContext,
): Promise<OwnServiceOrder> {
  if (user.hidesMoney && move !== 'cancel') throw userError((t) => t.moneyHidden, CODE.forbidden);
  const own = ownCompanyId(user);
  const before = await selectOwnService(db, own, serviceOrderId);
  const row = await moveService(db, moverOf('customer', user), {
    serviceOrderId,
    version,
    move,
    reason,
    isOwn: eq(serviceOrder.companyId, own),
    set: {
      ...(move === 'agreePrice' ? { isAgreed: true } : {}),
      ...(move === 'refusePrice' ? RELEASED : {}),
    },
  });
  if (move === 'agreePrice') {
    await chooseBid(db, row);
    await estimateFees(db, row, user.accountId);
  }
  if (move === 'confirmFee') await confirmFees(db, row, user.accountId);
  if (targetOf(move) === 'cancelled' && before?.state === 'accepted')
    await voidFees(db, row, { reason, authorId: user.accountId });
  const [dto] = await toOwn(db, [row]);
  if (dto === undefined) throw userError((t) => t.absent, CODE.absent);
  return dto;
}

/** Columns of a service order without a chosen supplier. */
export const RELEASED = {
  supplierId: null,
  costAmount: null,
  saleAmount: null,
  dayCost: null,
  daySale: null,
} as const;
