import { and, asc, type Column, count, eq, inArray, min, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { OwnCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { COUNT_LIMIT } from '../../../../platform/wire/paging.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { trainKeys, trainRows } from '../../train/server/index.ts';
import type { OrderStatus } from '../states.ts';
import type { JoinedTrains } from './orderFilter.ts';
import { numberedCount } from './orderListQueries.ts';
import { countByStatus } from './orderQueries.ts';
import { bookingOrder } from './tables.ts';

/** Statuses of confirmed orders with missing container numbers. */
const MISSING_NUMBERS: OrderStatus[] = ['confirmed', 'documents'];

/** Number of own orders per status, and creation of the oldest submitted one. */
export async function summarizeOwnOrders(db: Db, own: OwnCompanyId) {
  const [counts, [oldest]] = await Promise.all([
    countByStatus(db, own),
    db
      .select({ submitted: min(bookingOrder.createdAt) })
      .from(bookingOrder)
      .where(and(eq(bookingOrder.companyId, own), eq(bookingOrder.status, 'submitted'))),
  ]);
  return { counts, oldestSubmitted: oldest?.submitted ?? null };
}

/** Soonest cut-off first. */
export async function ordersMissingNumbers(db: Db, own: OwnCompanyId, language: Language, limit: number) {
  const trains = trainRows('of_train', language);
  const missingNumbers = inArray(bookingOrder.status, MISSING_NUMBERS);
  return selectOwnOrders(db, own, trains, {
    condition: missingNumbers,
    orderBy: ({ cutoffAt }) => asc(cutoffAt),
    limit,
  });
}

/** Oldest first. */
export async function ownDrafts(db: Db, own: OwnCompanyId, language: Language, limit: number) {
  const trains = trainRows('of_train', language);
  const drafts = eq(bookingOrder.status, 'draft');
  return selectOwnOrders(db, own, trains, {
    condition: drafts,
    orderBy: ({ createdAt }) => asc(createdAt),
    limit,
  });
}

async function selectOwnOrders(
  db: Db,
  own: OwnCompanyId,
  trains: JoinedTrains,
  {
    condition,
    orderBy,
    limit,
  }: { condition: SQL; orderBy: (times: { cutoffAt: Column; createdAt: Column }) => SQL; limit: number },
) {
  const keys = trainKeys('of_train');
  // The few orders first, by a limit that the planner cannot fold: it would walk all trains by their cut-off.
  const few = db
    .select({ id: bookingOrder.id, trainId: bookingOrder.trainId, createdAt: bookingOrder.createdAt })
    .from(bookingOrder)
    .where(and(eq(bookingOrder.companyId, own), condition))
    .limit(COUNT_LIMIT)
    .as('few');
  const ids = db
    .select({ id: few.id })
    .from(few)
    .innerJoin(keys, eq(keys.trainId, few.trainId))
    .orderBy(orderBy({ cutoffAt: keys.cutoffAt, createdAt: few.createdAt }), asc(few.id))
    .limit(limit);
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
    .where(inArray(bookingOrder.id, ids))
    .orderBy(orderBy({ cutoffAt: trains.cutoffAt, createdAt: bookingOrder.createdAt }), asc(bookingOrder.id));
  return rows.map(({ departAt, cutoffAt, createdAt, ...order }) => ({
    ...order,
    departTime: formatDateTime(departAt),
    cutoffTime: formatDateTime(cutoffAt),
    createTime: formatDateTime(createdAt),
  }));
}

/** Trains under way with own orders, longest under way first; `all` = their number before the limit. */
export async function ownTrainsUnderWay(db: Db, own: OwnCompanyId, limit: number) {
  const trains = trainKeys('of_train');
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
