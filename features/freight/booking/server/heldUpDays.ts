import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { departAtOf } from '../../train/server/index.ts';
import { orderRollOver, orderTimeline } from './tables.ts';

/** Whether the container of an order stands on a day only because the platform moved its departure. */
export type IsHeldUp = (orderId: number, day: string) => boolean;

interface Delay {
  orderId: number;
  /** departure that was promised, yyyy-MM-dd */
  promised: string;
  /** departure that took its place */
  moved: string;
}

/** Days after a promised departure up to the one that took its place: roll-overs at the platform's cost, later trains. */
export async function findHeldUpDays(db: Db, orderIds: readonly number[]): Promise<IsHeldUp> {
  if (orderIds.length === 0) return () => false;
  const delays = [...(await selectRollOvers(db, orderIds)), ...(await selectLateTrains(db, orderIds))];
  return (orderId, day) =>
    delays.some((delay) => delay.orderId === orderId && delay.promised < day && day <= delay.moved);
}

async function selectRollOvers(db: Db, orderIds: readonly number[]): Promise<Delay[]> {
  const rows = await db
    .select({
      orderId: orderRollOver.orderId,
      promised: orderRollOver.plannedDepartAt,
      moved: departAtOf(orderRollOver.toTrainId),
    })
    .from(orderRollOver)
    .where(and(inArray(orderRollOver.orderId, [...orderIds]), eq(orderRollOver.bearer, 'platform')));
  return rows.map(({ orderId, promised, moved }) => ({
    orderId,
    promised: formatDate(promised),
    moved: formatDate(new Date(moved)),
  }));
}

async function selectLateTrains(db: Db, orderIds: readonly number[]): Promise<Delay[]> {
  const rows = await db
    .select({ orderId: orderTimeline.orderId, departure: orderTimeline.departure })
    .from(orderTimeline)
    .where(and(inArray(orderTimeline.orderId, [...orderIds]), isNotNull(orderTimeline.departure)));
  return rows.flatMap(({ orderId, departure }) =>
    departure === null
      ? []
      : { orderId, promised: departure.before.slice(0, 10), moved: departure.departTime.slice(0, 10) },
  );
}
