import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { companyNameOf } from '../../../people/account/server/index.ts';
import type { SizeType } from '../../train/sizeTypes.ts';
import { MOVING_STATUSES } from '../numberClash.ts';
import { bookingOrder, orderContainer } from './tables.ts';

/** Result of public tracking; contains no parties and no prices. */
export interface TrackedNumber {
  kind: 'container' | 'order';
  trainId: number;
  containerNos: string[];
}

const isConfirmed = eq(bookingOrder.state, 'confirmed');
const isActive = ne(orderContainer.status, 'cancelled');

/** A plan never displaces a movement: on its way, then at the destination, then the newest of the others. */
const byPrecedence = sql`case when ${inArray(orderContainer.status, MOVING_STATUSES)} then 0
  when ${inArray(orderContainer.status, ['arrived', 'unloaded'])} then 1 else 2 end`;

/** Confirmed booking of a container (`byPrecedence`), or all containers of a confirmed order. */
export async function findTrackedNumber(db: Db, number: string): Promise<TrackedNumber | null> {
  const [container] = await db
    .select({ trainId: orderContainer.trainId })
    .from(orderContainer)
    .innerJoin(bookingOrder, and(eq(bookingOrder.id, orderContainer.orderId), isConfirmed))
    .where(and(eq(orderContainer.containerNo, number), isActive))
    .orderBy(byPrecedence, desc(orderContainer.id))
    .limit(1);
  if (container) return { kind: 'container', trainId: container.trainId, containerNos: [number] };
  const containers = await db
    .select({ trainId: bookingOrder.trainId, containerNo: orderContainer.containerNo })
    .from(bookingOrder)
    .innerJoin(orderContainer, and(eq(orderContainer.orderId, bookingOrder.id), isActive))
    .where(and(eq(bookingOrder.orderNo, number), isConfirmed));
  const [first] = containers;
  if (first === undefined) return null;
  const containerNos = containers.map((row) => row.containerNo).filter((no) => no !== null);
  return { kind: 'order', trainId: first.trainId, containerNos };
}

export interface ContainerOnTrain {
  containerNo: string;
  orderBigNo: string;
  companyName: string;
  sizeType: SizeType;
}

export async function containersOnTrain(db: Db, trainId: number): Promise<ContainerOnTrain[]> {
  const found = await db
    .select({
      containerNo: orderContainer.containerNo,
      orderBigNo: bookingOrder.orderNo,
      companyName: companyNameOf(bookingOrder.companyId),
      sizeType: orderContainer.sizeType,
    })
    .from(orderContainer)
    .innerJoin(bookingOrder, and(eq(bookingOrder.id, orderContainer.orderId), isConfirmed))
    .where(and(eq(orderContainer.trainId, trainId), isActive, isNotNull(orderContainer.containerNo)))
    .orderBy(orderContainer.containerNo);
  return found.flatMap(({ containerNo, ...row }) => (containerNo === null ? [] : [{ containerNo, ...row }]));
}
