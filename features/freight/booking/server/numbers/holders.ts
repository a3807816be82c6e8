import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { STATUSES_BEFORE_DEPARTURE } from '../../../train/beforeDeparture.ts';
import { trainKeys } from '../../../train/server/index.ts';
import { MOVING_STATUSES, type NumberHolder, PLANNED_STATUSES, type Voyage } from '../../numberClash.ts';
import { bookingOrder, orderContainer } from '../tables.ts';

/**
 * Serialises writers of the same numbers until the end of the transaction, across trains and companies. Sorted,
 * against deadlocks; taken after the lock of the order.
 */
export async function lockNumbers(db: Db, numbers: readonly string[]): Promise<void> {
  const keys = sql`select distinct hashtext('container:' || number) as key
    from unnest(${sql.param([...numbers])}::text[]) as number order by key`;
  if (numbers.length > 0) await db.execute(sql`select pg_advisory_xact_lock(key) from (${keys}) as keys`);
}

/** Containers of confirmed orders that move with one of the numbers or are planned to, by number. */
export async function selectHolders(
  db: Db,
  numbers: readonly string[],
  { exceptOrderId }: { exceptOrderId: number },
): Promise<Map<string, NumberHolder[]>> {
  if (numbers.length === 0) return new Map();
  const trains = trainKeys('of_train');
  const { containerNo, status } = orderContainer;
  const isUnderway = inArray(status, MOVING_STATUSES);
  const isComing = and(inArray(status, PLANNED_STATUSES), inArray(trains.status, [...STATUSES_BEFORE_DEPARTURE]));
  const found = await db
    .select({
      containerNo,
      orderContainerId: orderContainer.id,
      orderNo: bookingOrder.orderNo,
      companyId: bookingOrder.companyId,
      status,
      departAt: trains.departAt,
      arriveAt: trains.arriveAt,
    })
    .from(orderContainer)
    .innerJoin(bookingOrder, and(eq(bookingOrder.id, orderContainer.orderId), eq(bookingOrder.state, 'confirmed')))
    .innerJoin(trains, eq(trains.trainId, bookingOrder.trainId))
    .where(and(inArray(containerNo, [...numbers]), ne(orderContainer.orderId, exceptOrderId), or(isUnderway, isComing)))
    .orderBy(orderContainer.id);
  const named = found.flatMap(({ containerNo: no, ...holder }) => (no === null ? [] : [{ no, holder }]));
  return new Map([...Map.groupBy(named, ({ no }) => no)].map(([no, rows]) => [no, rows.map(({ holder }) => holder)]));
}

/** Voyage of a train and where it begins. */
export async function selectVoyage(db: Db, trainId: number): Promise<Voyage & { startStationId: number }> {
  const trains = trainKeys('of_train');
  const [found] = await db
    .select({
      departAt: trains.departAt,
      arriveAt: trains.arriveAt,
      startStationId: trains.startStationId,
    })
    .from(trains)
    .where(eq(trains.trainId, trainId));
  if (found === undefined) throw new Error(`no train ${trainId}`);
  return found;
}
