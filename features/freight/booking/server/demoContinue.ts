import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { trainKeys } from '../../train/server/index.ts';
import { DEMO_MOBILE, demoBookers, insertDemoOrders, OPEN_TRAINS, OPERATOR, spreadOverDays } from './demo.ts';
import { numberDemoContainers } from './demoNumbers.ts';
import { loadTrains } from './demoPlan.ts';
import { poolOfOrders } from './numbers/demoPool.ts';
import { OrderNumberGenerator } from './orderNumberGenerator.ts';
import { bookingOrder } from './tables.ts';
import { confirmOrders } from './transitions.ts';

const DAY_MS = 86_400_000;
/** Load of the first and of the last train. */
const SHARES = { max: 0.5, min: 0.1 } as const;

/**
 * Loads the trains that the demo's timetable has gained since it was last loaded, in whole days: a start right after
 * another adds nothing.
 */
export async function loadNewDemoTrains(db: Db): Promise<void> {
  const until = await lastLoadedDeparture(db);
  if (until === null) return;
  const open = await openTrains(db);
  const later = new Date(until.getTime() + DAY_MS);
  const unloaded = open.filter(({ departAt }) => departAt > later);
  const people = await demoBookers(db);
  if (unloaded.length === 0 || people.size === 0) return;
  const orders = loadTrains(unloaded, SHARES.max, SHARES.min);
  const written = await insertDemoOrders(db, people, new OrderNumberGenerator(db), orders, 'submitted');
  const numbersOf = (...stages: string[]) =>
    written.filter(({ stage }) => stages.includes(stage)).map(({ orderNo }) => orderNo);
  await confirmOrders(db, numbersOf('confirmed', 'numbered'), OPERATOR);
  await numberDemoContainers(db, numbersOf('numbered'));
  await poolOfOrders(db);
  await spreadOverDays(
    db,
    written.map(({ orderNo }) => orderNo),
  );
}

async function lastLoadedDeparture(db: Db): Promise<Date | null> {
  const trains = trainKeys('of_train');
  const [last] = await db
    .select({ departAt: sql`max(${trains.departAt})`.mapWith(trains.departAt) })
    .from(trains)
    .innerJoin(bookingOrder, eq(bookingOrder.trainId, trains.trainId))
    .where(and(eq(bookingOrder.contactMobile, DEMO_MOBILE), inArray(bookingOrder.state, ['submitted', 'confirmed'])));
  return last?.departAt ?? null;
}

function openTrains(db: Db) {
  const trains = trainKeys('of_train');
  return db
    .select({ trainId: trains.trainId, departAt: trains.departAt })
    .from(trains)
    .where(and(eq(trains.status, 'open'), gt(trains.cutoffAt, sql`now()`)))
    .orderBy(asc(trains.departAt))
    .limit(OPEN_TRAINS);
}
