import { and, asc, count, eq, inArray, min, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { OwnCompanyId } from '../../../platform/server/http/asking.ts';
import type { Language } from '../../../platform/wire/language.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import { trainRows } from '../../train/server/index.ts';
import type { OrderStatus } from '../states.ts';
import type { JoinedTrains } from './orderFilter.ts';
import { numberedCount } from './orderListQueries.ts';
import { bookingOrder } from './tables.ts';

/** Statuses of confirmed orders with missing container numbers. */
const LACKING: OrderStatus[] = ['confirmed', 'documents'];

/** Number of own orders per status, and creation of the oldest. */
export async function countOwnNow(db: Db, own: OwnCompanyId) {
  return db
    .select({ status: bookingOrder.status, count: count(), oldest: min(bookingOrder.createdAt) })
    .from(bookingOrder)
    .where(eq(bookingOrder.companyId, own))
    .groupBy(bookingOrder.status);
}

/** Soonest cut-off first. */
export async function ownLacking(db: Db, own: OwnCompanyId, language: Language, most: number) {
  const trains = trainRows('of_train', language);
  const lacking = inArray(bookingOrder.status, LACKING);
  return ownOrders(db, own, trains, { chosen: lacking, first: asc(trains.cutoffAt), most });
}

/** Oldest first. */
export async function ownDrafts(db: Db, own: OwnCompanyId, language: Language, most: number) {
  const trains = trainRows('of_train', language);
  const drafts = eq(bookingOrder.status, 'draft');
  return ownOrders(db, own, trains, { chosen: drafts, first: asc(bookingOrder.createdAt), most });
}

async function ownOrders(
  db: Db,
  own: OwnCompanyId,
  trains: JoinedTrains,
  { chosen, first, most }: { chosen: SQL; first: SQL; most: number },
) {
  const rows = await db
    .select({
      orderBigNo: bookingOrder.orderNo,
      trainNo: trains.trainNo,
      lineName: trains.lineName,
      departAt: trains.departAt,
      cutoffAt: trains.cutoffAt,
      createdAt: bookingOrder.createdAt,
      containerCount: bookingOrder.containerCount,
      numberedCount,
      teu: bookingOrder.teu,
    })
    .from(bookingOrder)
    .innerJoin(trains, eq(trains.trainId, bookingOrder.trainId))
    .where(and(eq(bookingOrder.companyId, own), chosen))
    .orderBy(first, asc(bookingOrder.id))
    .limit(most);
  return rows.map(({ departAt, cutoffAt, createdAt, ...order }) => ({
    ...order,
    departTime: formatDateTime(departAt),
    cutoffTime: formatDateTime(cutoffAt),
    createTime: formatDateTime(createdAt),
  }));
}

/** Trains under way with own orders, longest under way first; `all` = their number before the limit. */
export async function ownTrainsUnderWay(db: Db, own: OwnCompanyId, language: Language, most: number) {
  const trains = trainRows('of_train', language);
  return db
    .select({
      trainInfoId: trains.trainId,
      orderBigNo: min(bookingOrder.orderNo),
      orderCount: count(),
      containerCount: sql<number>`sum(${bookingOrder.containerCount})::int`,
      all: sql<number>`count(*) over ()::int`,
    })
    .from(bookingOrder)
    .innerJoin(trains, eq(trains.trainId, bookingOrder.trainId))
    .where(and(eq(bookingOrder.companyId, own), eq(bookingOrder.status, 'departed')))
    .groupBy(trains.trainId, trains.departAt)
    .orderBy(asc(trains.departAt), asc(trains.trainId))
    .limit(most);
}
