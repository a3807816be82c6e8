import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';

import { countUpTo } from '../../../platform/server/database/countUpTo.ts';

import type { selectionOf } from '../../../platform/server/export/sheetExport.ts';
import type { OwnCompanyId } from '../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import type { Language } from '../../../platform/wire/language.ts';
import { pageWindow } from '../../../platform/wire/paging.ts';
import { companyIdsNamed, companyNameOf } from '../../account/server/index.ts';
import { trainKeys, trainRows } from '../../train/server/index.ts';
import type { listBookings, listOrders } from '../wire.ts';
import {
  type FilteredTrains,
  filterCondition,
  filtersTrains,
  type JoinedTrains,
  type OrderFilter,
} from './orderFilter.ts';
import { bookingOrder, orderContainer } from './tables.ts';

/**
 * Numbered containers of an order, as a scalar subquery. Tables are explicit: Drizzle omits them in single-
 * table queries, and `id` would then be the container's.
 */
export const numberedCount = sql<number>`(
  select count(*)::int from ${orderContainer}
  where ${orderContainer}.order_id = ${bookingOrder}.id and ${orderContainer}.container_no is not null
    and ${orderContainer}.status <> 'cancelled')`;

const listColumns = (trains: JoinedTrains) => ({
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
  expectedArriveAt: trains.expectedArriveAt,
  cutoffAt: trains.cutoffAt,
  trainStatus: trains.status,
  remainTeu: trains.remainTeu,
  containerCount: bookingOrder.containerCount,
  numberedCount,
  teu: bookingOrder.teu,
  amount: bookingOrder.amount,
  currency: bookingOrder.currency,
  contactName: bookingOrder.contactName,
  contactMobile: bookingOrder.contactMobile,
  customerRef: bookingOrder.customerRef,
  createdAt: bookingOrder.createdAt,
  submittedAt: bookingOrder.submittedAt,
});

function selectOrders(db: Db, trains: JoinedTrains) {
  return db
    .select(listColumns(trains))
    .from(bookingOrder)
    .innerJoin(trains, eq(trains.trainId, bookingOrder.trainId))
    .$dynamic();
}

const SORTED_BY_TRAIN = new Set<string | undefined>(['departTime', 'expectedArriveTime']);

interface PagedFilter extends OrderFilter {
  pageNum: number;
  pageSize: number;
  orderByColumn?: string | undefined;
}

/** Ids of a page, for a subquery, and the total; trains are joined only where they filter or sort. */
function selectPageIds(
  db: Db,
  input: PagedFilter,
  {
    condition,
    orderBy,
  }: {
    condition: (trains: FilteredTrains) => SQL | undefined;
    orderBy: (trains: FilteredTrains) => SQL[];
  },
) {
  const trains = trainKeys('of_train');
  const chosenOrders = (joinsTrains: boolean) => {
    const query = db.select({ id: bookingOrder.id }).from(bookingOrder).$dynamic();
    if (joinsTrains) query.innerJoin(trains, eq(trains.trainId, bookingOrder.trainId));
    return query.where(condition(trains));
  };
  const { limit, offset } = pageWindow(input);
  const isFiltered = filtersTrains(input);
  const ids = chosenOrders(isFiltered || SORTED_BY_TRAIN.has(input.orderByColumn))
    .orderBy(...orderBy(trains))
    .limit(limit)
    .offset(offset);
  return { ids, total: countUpTo(db, chosenOrders(isFiltered)) };
}

export type ListedOrder = Awaited<ReturnType<typeof selectOrders>>[number];

const sortBy = (isAsc: 'ascending' | 'descending' | undefined) => (isAsc === 'descending' ? desc : asc);

/** Page and total; newest first by default. */
export async function selectOwnPage(
  db: Db,
  own: OwnCompanyId,
  input: ReadBy<typeof listOrders>,
  language: Language,
) {
  const trains = trainRows('of_train', language);
  const page = selectPageIds(db, input, {
    condition: (keys) => and(eq(bookingOrder.companyId, own), filterCondition(input, keys)),
    orderBy: (keys) => ownOrderBy(input, keys),
  });
  const [rows, total] = await Promise.all([
    selectOrders(db, trains)
      .where(inArray(bookingOrder.id, page.ids))
      .orderBy(...ownOrderBy(input, trains)),
    page.total,
  ]);
  return { rows, total };
}

function ownOrderBy(input: ReadBy<typeof listOrders>, trains: FilteredTrains): SQL[] {
  if (input.orderByColumn === undefined) return [desc(bookingOrder.createdAt), desc(bookingOrder.id)];
  const columns = {
    createTime: bookingOrder.createdAt,
    departTime: trains.departAt,
    expectedArriveTime: trains.expectedArriveAt,
    orderBigNo: bookingOrder.orderNo,
  };
  const sorted = sortBy(input.isAsc);
  return [sorted(columns[input.orderByColumn]), sorted(bookingOrder.id)];
}

/** All own orders of a list query, with the columns of an export. */
export function ownOrderRows(
  db: Db,
  own: OwnCompanyId,
  input: ReadBy<typeof listOrders>,
  trains: JoinedTrains,
  selection: ReturnType<typeof selectionOf>,
) {
  return db
    .select(selection)
    .from(bookingOrder)
    .innerJoin(trains, eq(trains.trainId, bookingOrder.trainId))
    .where(and(eq(bookingOrder.companyId, own), filterCondition(input, trains)))
    .orderBy(...ownOrderBy(input, trains));
}

/** Containers of all own orders of a list query, with the columns of an export. */
export function ownContainerRows(
  db: Db,
  own: OwnCompanyId,
  input: ReadBy<typeof listOrders>,
  trains: JoinedTrains,
  selection: ReturnType<typeof selectionOf>,
) {
  return db
    .select(selection)
    .from(bookingOrder)
    .innerJoin(trains, eq(trains.trainId, bookingOrder.trainId))
    .innerJoin(orderContainer, eq(orderContainer.orderId, bookingOrder.id))
    .where(and(eq(bookingOrder.companyId, own), filterCondition(input, trains)))
    .orderBy(...ownOrderBy(input, trains), asc(orderContainer.id));
}

/** Page of all companies for operators, last submitted first; drafts only if filtered by status. */
export async function unsafeSelectPage(db: Db, input: ReadBy<typeof listBookings>, language: Language) {
  const trains = trainRows('of_train', language);
  const page = selectPageIds(db, input, {
    condition: (keys) => operatorCondition(input, keys),
    orderBy: (keys) => operatorOrderBy(input, keys),
  });
  const [rows, total] = await Promise.all([
    db
      .select({ ...listColumns(trains), companyName: companyNameOf(bookingOrder.companyId) })
      .from(bookingOrder)
      .innerJoin(trains, eq(trains.trainId, bookingOrder.trainId))
      .where(inArray(bookingOrder.id, page.ids))
      .orderBy(...operatorOrderBy(input, trains)),
    page.total,
  ]);
  return { rows, total };
}

/** All companies' orders of a list query, with the columns of an export. */
export function unsafeOrderRows(
  db: Db,
  input: ReadBy<typeof listBookings>,
  trains: JoinedTrains,
  selection: ReturnType<typeof selectionOf>,
) {
  return db
    .select(selection)
    .from(bookingOrder)
    .innerJoin(trains, eq(trains.trainId, bookingOrder.trainId))
    .where(operatorCondition(input, trains))
    .orderBy(...operatorOrderBy(input, trains));
}

function operatorCondition(input: ReadBy<typeof listBookings>, trains: FilteredTrains): SQL | undefined {
  return and(
    input.status ? undefined : ne(bookingOrder.state, 'draft'),
    filterCondition(input, trains),
    input.trainInfoId ? eq(bookingOrder.trainId, input.trainInfoId) : undefined,
    input.companyName ? companyNameLike(input.companyName) : undefined,
  );
}

const companyNameLike = (part: string) => sql`${bookingOrder.companyId} in ${companyIdsNamed(part)}`;

function operatorOrderBy(input: ReadBy<typeof listBookings>, trains: FilteredTrains): SQL[] {
  const lastSubmitted = sql`${bookingOrder.submittedAt} desc nulls last`;
  if (input.orderByColumn === undefined) return [lastSubmitted, desc(bookingOrder.id)];
  const columns = {
    submitTime: bookingOrder.submittedAt,
    departTime: trains.departAt,
    orderBigNo: bookingOrder.orderNo,
  };
  const sorted = sortBy(input.isAsc);
  const column = sorted(columns[input.orderByColumn]);
  // only the submission may be null; elsewhere the words would hide the index
  const first = input.orderByColumn === 'submitTime' ? sql`${column} nulls last` : column;
  return [first, sorted(bookingOrder.id)];
}
