import { and, asc, type Column, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { OwnCompanyId } from '../../../../platform/server/http/callContext.ts';
import { companyNameOf } from '../../../people/account/server/index.ts';
import { findSpaceState, trainNoOf } from '../../train/server/index.ts';
import type { BookingState } from '../states.ts';
import { CONTAINER_COLUMNS, selectContainers, selectOwnOrder, unsafeSelectOrder } from './orderQueries.ts';
import { LOCKED_TRAIN_STATUSES } from './policy.ts';
import { bookingOrder, orderContainer, orderGoods } from './tables.ts';

const ENDED: readonly BookingState[] = ['refused', 'expired', 'withdrawn'];

/**
 * What the goods of an order stand on: its containers and the goods asked for when it was booked. `own` null: of any
 * company, the caller checks access. Undefined for another company's order, as for an unknown one.
 */
export async function findOrderOfGoods(db: Db, orderNo: string, own: OwnCompanyId | null) {
  const head = own === null ? (await unsafeSelectOrder(db, orderNo))?.head : await selectOwnOrder(db, own, orderNo);
  if (head === undefined) return undefined;
  const containers = await selectContainers(db, head.id);
  const goods = await selectBookedGoods(db, head.id);
  const train = await findSpaceState(db, head.trainId);
  return {
    orderId: head.id,
    orderBigNo: head.orderNo,
    companyId: head.companyId,
    trainId: head.trainId,
    customerRef: head.customerRef,
    isConfirmed: head.state === 'confirmed',
    createdAt: head.createdAt,
    isDraft: head.state === 'draft',
    isEnded: ENDED.includes(head.state),
    ...stateOfTrain(train),
    containers: containers.filter(({ status }) => status !== 'cancelled'),
    goods,
  };
}

export type OrderOfGoods = NonNullable<Awaited<ReturnType<typeof findOrderOfGoods>>>;

/** Confirmed orders of a train as `findOrderOfGoods` answers each, with their companies; in four queries, however many. */
export async function findOrdersOfTrain(
  db: Db,
  trainId: number,
): Promise<readonly (OrderOfGoods & { companyName: string })[]> {
  const heads = await db
    .select({
      orderId: bookingOrder.id,
      orderBigNo: bookingOrder.orderNo,
      companyId: bookingOrder.companyId,
      companyName: companyNameOf(bookingOrder.companyId),
      customerRef: bookingOrder.customerRef,
      createdAt: bookingOrder.createdAt,
    })
    .from(bookingOrder)
    .where(and(eq(bookingOrder.trainId, trainId), eq(bookingOrder.state, 'confirmed')))
    .orderBy(asc(bookingOrder.orderNo));
  if (heads.length === 0) return [];
  const orderIds = heads.map(({ orderId }) => orderId);
  const [containers, goods, train] = await Promise.all([
    db
      .select({ orderId: orderContainer.orderId, ...CONTAINER_COLUMNS })
      .from(orderContainer)
      .where(and(inArray(orderContainer.orderId, orderIds), ne(orderContainer.status, 'cancelled')))
      .orderBy(asc(orderContainer.id)),
    db
      .select({ orderId: orderGoods.orderId, ...GOODS_COLUMNS })
      .from(orderGoods)
      .where(inArray(orderGoods.orderId, orderIds))
      .orderBy(asc(orderGoods.id)),
    findSpaceState(db, trainId),
  ]);
  const containersOf = Map.groupBy(containers, ({ orderId }) => orderId);
  const goodsOf = Map.groupBy(goods, ({ orderId }) => orderId);
  return heads.map((head) => ({
    ...head,
    trainId,
    isConfirmed: true,
    isDraft: false,
    isEnded: false,
    ...stateOfTrain(train),
    containers: containersOf.get(head.orderId) ?? [],
    goods: goodsOf.get(head.orderId) ?? [],
  }));
}

const stateOfTrain = (train: Awaited<ReturnType<typeof findSpaceState>>) => ({
  hasDeparted: train === null || LOCKED_TRAIN_STATUSES.some((status) => status === train.status),
  isPastCutoff: train?.isPastCutoff ?? true,
  cutoffAt: train?.cutoffAt ?? null,
});

const GOODS_COLUMNS = {
  goodsId: orderGoods.id,
  nameCn: orderGoods.nameCn,
  nameEn: orderGoods.nameEn,
  nameRu: orderGoods.nameRu,
  hscode: orderGoods.hscode,
  grossWeightKg: orderGoods.grossWeightKg,
};

async function selectBookedGoods(db: Db, orderId: number) {
  return db.select(GOODS_COLUMNS).from(orderGoods).where(eq(orderGoods.orderId, orderId)).orderBy(asc(orderGoods.id));
}

/** Number of the train of the order with an id, for a query of another feature. */
export function trainNoOfOrder(orderId: Column): SQL<string> {
  return sql<string>`(select ${trainNoOf(bookingOrder.trainId)} from ${bookingOrder} where ${bookingOrder}.id = ${orderId})`;
}

/** Number of the order with an id, for a query of another feature. */
export function orderNumberOf(orderId: Column): SQL<string> {
  return sql<string>`(select ${bookingOrder.orderNo} from ${bookingOrder} where ${bookingOrder}.id = ${orderId})`;
}
