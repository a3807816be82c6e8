import { and, asc, count, eq, inArray, min, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { OwnCompanyId } from '../../../platform/server/http/callContext.ts';
import type { Language } from '../../../platform/wire/language.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import { trainRows } from '../../train/server/index.ts';
import type { OrderStatus } from '../states.ts';
import type { JoinedTrains } from './orderFilter.ts';
import { numberedCount } from './orderListQueries.ts';
import { bookingOrder } from './tables.ts';

/** Statuses of confirmed orders with missing container numbers. */
const MISSING_NUMBERS: OrderStatus[] = ['confirmed', 'documents'];

/** Number of own orders per status, and creation of the oldest. */
export async function summarizeOwnOrders(db: Db, own: OwnCompanyId) {
  return db
    .select({ status: bookingOrder.status, count: count(), oldest: min(bookingOrder.createdAt) })
    .from(bookingOrder)
    .where(eq(bookingOrder.companyId, own))
    .groupBy(bookingOrder.status);
}

/** Soonest cut-off first. */
export async function ordersMissingNumbers(db: Db, own: OwnCompanyId, language: Language, limit: number) {
  const trains = trainRows('of_train', language);
  const missingNumbers = inArray(bookingOrder.status, MISSING_NUMBERS);
  return selectOwnOrders(db, own, trains, {
    condition: missingNumbers,
    orderBy: asc(trains.cutoffAt),
    limit,
  });
}

/** Oldest first. */
export async function ownDrafts(db: Db, own: OwnCompanyId, language: Language, limit: number) {
  const trains = trainRows('of_train', language);
  const drafts = eq(bookingOrder.status, 'draft');
  return selectOwnOrders(db, own, trains, { condition: drafts, orderBy: asc(bookingOrder.createdAt), limit });
}

async function selectOwnOrders(
  db: Db,
  own: OwnCompanyId,
  trains: JoinedTrains,
  { condition, orderBy, limit }: { condition: SQL; orderBy: SQL; limit: number },
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
    .where(and(eq(bookingOrder.companyId, own), condition))
    .orderBy(orderBy, asc(bookingOrder.id))
    .limit(limit);
  return rows.map(({ departAt, cutoffAt, createdAt, ...order }) => ({
    ...order,
    departTime: formatDateTime(departAt),
    cutoffTime: formatDateTime(cutoffAt),
    createTime: formatDateTime(createdAt),
  }));
}

/** Trains under way with own orders, longest under way first; `all` = their number before the limit. */
export async function ownTrainsUnderWay(db: Db, own: OwnCompanyId, language: Language, limit: number) {
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
    .limit(limit);
}
