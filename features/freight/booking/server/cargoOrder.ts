import { asc, type Column, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { OwnCompanyId } from '../../../../platform/server/http/callContext.ts';
import { findSpaceState, trainNoOf } from '../../train/server/index.ts';
import type { BookingState } from '../states.ts';
import { selectContainers, selectOwnOrder, unsafeSelectOrder } from './orderQueries.ts';
import { LOCKED_TRAIN_STATUSES } from './policy.ts';
import { bookingOrder, orderGoods } from './tables.ts';

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
    hasDeparted: train === null || LOCKED_TRAIN_STATUSES.some((status) => status === train.status),
    containers: containers.filter(({ status }) => status !== 'cancelled'),
    goods,
  };
}

export type OrderOfGoods = NonNullable<Awaited<ReturnType<typeof findOrderOfGoods>>>;

async function selectBookedGoods(db: Db, orderId: number) {
  return db
    .select({
      goodsId: orderGoods.id,
      nameCn: orderGoods.nameCn,
      nameEn: orderGoods.nameEn,
      nameRu: orderGoods.nameRu,
      hscode: orderGoods.hscode,
      grossWeightKg: orderGoods.grossWeightKg,
    })
    .from(orderGoods)
    .where(eq(orderGoods.orderId, orderId))
    .orderBy(asc(orderGoods.id));
}

/** Number of the train of the order with an id, for a query of another feature. */
export function trainNoOfOrder(orderId: Column): SQL<string> {
  return sql<string>`(select ${trainNoOf(bookingOrder.trainId)} from ${bookingOrder} where ${bookingOrder}.id = ${orderId})`;
}

/** Number of the order with an id, for a query of another feature. */
export function orderNumberOf(orderId: Column): SQL<string> {
  return sql<string>`(select ${bookingOrder.orderNo} from ${bookingOrder} where ${bookingOrder}.id = ${orderId})`;
}
