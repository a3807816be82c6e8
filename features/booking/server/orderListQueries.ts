import { and, asc, count, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { literally } from '../../../platform/server/database/holding.ts';
import type { selectionOf } from '../../../platform/server/export/sheetExport.ts';
import type { OwnCompanyId } from '../../../platform/server/http/asking.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import type { Language } from '../../../platform/wire/language.ts';
import { pageWindow } from '../../../platform/wire/paging.ts';
import { companyIdsNamed, companyNameOf } from '../../account/server/index.ts';
import { trainRows } from '../../train/server/index.ts';
import type { listBookings, listOrders } from '../wire.ts';
import { type JoinedTrains, matches } from './orderFilter.ts';
import { bookingOrder, orderContainer } from './tables.ts';

/**
 * Numbered containers of an order, as a scalar subquery. Tables are explicit: Drizzle omits them in single-
 * table queries, and `id` would then be the container's.
 */
export const numberedCount = sql<number>`(
  select count(*)::int from ${orderContainer}
  where ${orderContainer}.order_id = ${bookingOrder}.id and ${orderContainer}.container_no is not null
    and ${orderContainer}.status <> 'cancelled')`;

const listed = (trains: JoinedTrains) => ({
  orderBigNo: bookingOrder.orderNo,
  state: bookingOrder.state,
  status: bookingOrder.status,
  trainInfoId: trains.trainId,
  trainNo: trains.trainNo,
  lineName: trains.lineName,
  lineType: trains.lineType,
  startStation: trains.startStation,
  endStation: trains.endStation,
  departAt: trains.departAt,
  cutoffAt: trains.cutoffAt,
  trainStatus: trains.status,
  containerCount: bookingOrder.containerCount,
  numberedCount,
  teu: bookingOrder.teu,
  amount: bookingOrder.amount,
  currency: bookingOrder.currency,
  contactName: bookingOrder.contactName,
  contactMobile: bookingOrder.contactMobile,
  createdAt: bookingOrder.createdAt,
  submittedAt: bookingOrder.submittedAt,
});

function selectOrders(db: Db, trains: JoinedTrains) {
  return db
    .select(listed(trains))
    .from(bookingOrder)
    .innerJoin(trains, eq(trains.trainId, bookingOrder.trainId))
    .$dynamic();
}

async function countOrders(db: Db, trains: JoinedTrains, chosen: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(bookingOrder)
    .innerJoin(trains, eq(trains.trainId, bookingOrder.trainId))
    .where(chosen);
  return counted?.total ?? 0;
}

export type ListedOrder = Awaited<ReturnType<typeof selectOrders>>[number];

const inDirection = (isAsc: 'ascending' | 'descending' | undefined) => (isAsc === 'descending' ? desc : asc);

/** Page and total; newest first by default. */
export async function selectOwnPage(
  db: Db,
  own: OwnCompanyId,
  asked: ReadBy<typeof listOrders>,
  language: Language,
) {
  const trains = trainRows('of_train', language);
  const chosen = and(eq(bookingOrder.companyId, own), matches(asked, trains));
  const { limit, offset } = pageWindow(asked);
  const [rows, total] = await Promise.all([
    selectOrders(db, trains)
      .where(chosen)
      .orderBy(...ownSequence(asked, trains))
      .limit(limit)
      .offset(offset),
    countOrders(db, trains, chosen),
  ]);
  return { rows, total };
}

function ownSequence(asked: ReadBy<typeof listOrders>, trains: JoinedTrains): SQL[] {
  if (asked.orderByColumn === undefined) return [desc(bookingOrder.id)];
  const columns = {
    createTime: bookingOrder.createdAt,
    departTime: trains.departAt,
    orderBigNo: bookingOrder.orderNo,
  };
  const sorted = inDirection(asked.isAsc);
  return [sorted(columns[asked.orderByColumn]), sorted(bookingOrder.id)];
}

/** All own orders of a list query, with the columns of an export. */
export function ownOrderRows(
  db: Db,
  own: OwnCompanyId,
  asked: ReadBy<typeof listOrders>,
  trains: JoinedTrains,
  selection: ReturnType<typeof selectionOf>,
) {
  return db
    .select(selection)
    .from(bookingOrder)
    .innerJoin(trains, eq(trains.trainId, bookingOrder.trainId))
    .where(and(eq(bookingOrder.companyId, own), matches(asked, trains)))
    .orderBy(...ownSequence(asked, trains));
}

/** Page of all companies for operators, last submitted first; drafts only if filtered by status. */
export async function unsafeSelectPage(db: Db, asked: ReadBy<typeof listBookings>, language: Language) {
  const trains = trainRows('of_train', language);
  const chosen = forOperators(asked, trains);
  const { limit, offset } = pageWindow(asked);
  const [rows, total] = await Promise.all([
    db
      .select({ ...listed(trains), companyName: companyNameOf(bookingOrder.companyId) })
      .from(bookingOrder)
      .innerJoin(trains, eq(trains.trainId, bookingOrder.trainId))
      .where(chosen)
      .orderBy(...operatorSequence(asked, trains))
      .limit(limit)
      .offset(offset),
    countOrders(db, trains, chosen),
  ]);
  return { rows, total };
}

/** All companies' orders of a list query, with the columns of an export. */
export function unsafeOrderRows(
  db: Db,
  asked: ReadBy<typeof listBookings>,
  trains: JoinedTrains,
  selection: ReturnType<typeof selectionOf>,
) {
  return db
    .select(selection)
    .from(bookingOrder)
    .innerJoin(trains, eq(trains.trainId, bookingOrder.trainId))
    .where(forOperators(asked, trains))
    .orderBy(...operatorSequence(asked, trains));
}

function forOperators(asked: ReadBy<typeof listBookings>, trains: JoinedTrains): SQL | undefined {
  return and(
    asked.status ? undefined : ne(bookingOrder.state, 'draft'),
    matches(asked, trains),
    asked.trainInfoId ? eq(bookingOrder.trainId, asked.trainInfoId) : undefined,
    asked.companyName ? ofCompanyNamed(asked.companyName) : undefined,
  );
}

const ofCompanyNamed = (part: string) =>
  sql`${bookingOrder.companyId} in ${companyIdsNamed(literally(part))}`;

function operatorSequence(asked: ReadBy<typeof listBookings>, trains: JoinedTrains): SQL[] {
  const lastSubmitted = sql`${bookingOrder.submittedAt} desc nulls last`;
  if (asked.orderByColumn === undefined) return [lastSubmitted, desc(bookingOrder.id)];
  const columns = {
    submitTime: bookingOrder.submittedAt,
    departTime: trains.departAt,
    orderBigNo: bookingOrder.orderNo,
  };
  const sorted = inDirection(asked.isAsc);
  return [sql`${sorted(columns[asked.orderByColumn])} nulls last`, sorted(bookingOrder.id)];
}
