import { and, asc, desc, eq, inArray, lt, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { countUpTo } from '../../../../platform/server/database/countUpTo.ts';
import type { selectionOf } from '../../../../platform/server/export/sheetExport.ts';
import type { OwnCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { COUNT_LIMIT, pageWindow } from '../../../../platform/wire/paging.ts';
import { companyIdsNamed, companyNameOf } from '../../../people/account/server/index.ts';
import { trainKeys, trainRows } from '../../train/server/index.ts';
import type { listBookings } from '../operatorWire.ts';
import type { listOrders } from '../wire.ts';
import {
  type FilteredTrains,
  filterCondition,
  filtersTrains,
  isSearch,
  type JoinedTrains,
  type OrderFilter,
  writtenBefore,
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

const selectOrders = (db: Db, trains: JoinedTrains) =>
  db
    .select(listColumns(trains))
    .from(bookingOrder)
    .innerJoin(trains, eq(trains.trainId, bookingOrder.trainId))
    .$dynamic();

const SORTED_BY_TRAIN = new Set<string | undefined>(['departTime', 'expectedArriveTime']);

interface PagedFilter extends OrderFilter {
  pageNum: number;
  pageSize: number;
  orderByColumn?: string | undefined;
}

/** What lists sort by: of the tables, or of a subquery of them. */
interface SortKeys {
  id: SQLWrapper;
  orderNo: SQLWrapper;
  createdAt: SQLWrapper;
  submittedAt: SQLWrapper;
  departAt: SQLWrapper;
  expectedArriveAt: SQLWrapper;
}

const keysOf = ({ departAt, expectedArriveAt }: Pick<FilteredTrains, 'departAt' | 'expectedArriveAt'>): SortKeys => {
  const { id, orderNo, createdAt, submittedAt } = bookingOrder;
  return { id, orderNo, createdAt, submittedAt, departAt, expectedArriveAt };
};

/**
 * A list of orders. `readPage` would join trains for each page and count, and sort within all orders: here trains are
 * joined only where they filter or sort, and few hits are sorted apart.
 */
interface OrderList {
  input: PagedFilter;
  condition: (trains: FilteredTrains) => SQL | undefined;
  orderBy: (keys: SortKeys) => SQL[];
  /** the condition is more than an index that has the order */
  isSearch: boolean;
  /** skips at once what a long list in this order begins with and the condition excludes */
  begin?: SQL | undefined;
}

/** Newest first by default. */
export const ownOrders = (own: OwnCompanyId, input: ReadBy<typeof listOrders>): OrderList => ({
  input,
  condition: (trains) => and(eq(bookingOrder.companyId, own), filterCondition(input, trains)),
  orderBy: (keys) => ownOrderBy(input, keys),
  isSearch: isSearch(input),
  begin: beginOf(input, bookingOrder.createdAt),
});

/** Of all companies, for operators: last submitted first by default; drafts only if filtered by status. */
export const unsafeOrders = (input: ReadBy<typeof listBookings>): OrderList => ({
  input,
  condition: (trains) => operatorCondition(input, trains),
  orderBy: (keys) => operatorOrderBy(input, keys),
  isSearch: isSearch(input) || Boolean(input.trainInfoId ?? input.companyName),
  begin: beginOf(input, bookingOrder.submittedAt),
});

/** Condition of the rows of a page, and the total; trains are joined only where they filter or sort. */
async function selectPage(db: Db, { input, condition, orderBy, isSearch, begin }: OrderList) {
  const trains = trainKeys('of_train');
  const isFiltered = filtersTrains(input);
  const isSortedByTrain = SORTED_BY_TRAIN.has(input.orderByColumn);
  const joinsTrains = isFiltered || isSortedByTrain;
  const chosen = (joins: boolean, more?: SQL) => {
    const query = db.select({ id: bookingOrder.id }).from(bookingOrder).$dynamic();
    if (joins) query.innerJoin(trains, eq(trains.trainId, bookingOrder.trainId));
    return query.where(and(condition(trains), more));
  };
  const { limit, offset } = pageWindow(input);
  const inOrder = (from?: SQL) =>
    chosen(joinsTrains, from)
      .orderBy(...orderBy(keysOf(trains)))
      .limit(limit)
      .offset(offset);
  const counting = countUpTo(db, chosen(isFiltered));
  if (!isSearch && !isSortedByTrain) return { isOnPage: inArray(bookingOrder.id, inOrder()), total: await counting };
  const few = () => fewInOrder(db, { input, condition, orderBy }, { trains, joinsTrains });
  // both at once, unless the many would be read from a beginning
  const [total, found] = await Promise.all([counting, isSearch && begin === undefined ? few() : undefined]);
  if (total > COUNT_LIMIT) return { isOnPage: inArray(bookingOrder.id, inOrder(begin)), total };
  const ids = (found ?? (await few())).map(({ id }) => id);
  return { isOnPage: inArray(bookingOrder.id, ids), total };
}

/** Few are found and then sorted; the planner would walk all orders for them. It cannot see through the limit. */
function fewInOrder(
  db: Db,
  { input, condition, orderBy }: Pick<OrderList, 'input' | 'condition' | 'orderBy'>,
  { trains, joinsTrains }: { trains: ReturnType<typeof trainKeys<'of_train'>>; joinsTrains: boolean },
) {
  const query = db
    .select({
      id: bookingOrder.id,
      orderNo: bookingOrder.orderNo,
      createdAt: bookingOrder.createdAt,
      submittedAt: bookingOrder.submittedAt,
      departAt: sql`${joinsTrains ? trains.departAt : null}`.as('departs'),
      expectedArriveAt: sql`${joinsTrains ? trains.expectedArriveAt : null}`.as('arrives'),
    })
    .from(bookingOrder)
    .$dynamic();
  if (joinsTrains) query.innerJoin(trains, eq(trains.trainId, bookingOrder.trainId));
  const few = query.where(condition(trains)).limit(COUNT_LIMIT).as('few');
  const { limit, offset } = pageWindow(input);
  return db
    .select({ id: few.id })
    .from(few)
    .orderBy(...orderBy(few))
    .limit(limit)
    .offset(offset);
}

/** Of a list from the newest on, whose trains depart until a day. */
function beginOf(
  input: PagedFilter,
  writtenAt: typeof bookingOrder.createdAt | typeof bookingOrder.submittedAt,
): SQL | undefined {
  const before = writtenBefore(input);
  const isNewestFirst = input.orderByColumn === undefined && input.status !== 'draft';
  return before && isNewestFirst ? lt(writtenAt, before) : undefined;
}

export type ListedOrder = Awaited<ReturnType<typeof selectOrders>>[number];

const sortBy = (isAsc: 'ascending' | 'descending' | undefined) => (isAsc === 'descending' ? desc : asc);

/** Completes `rows` to those of a page, with the total. */
async function readOrderPage<Rows extends PgSelect>(
  db: Db,
  list: OrderList,
  trains: JoinedTrains,
  rows: Rows,
): Promise<{ rows: Awaited<Rows>; total: number }> {
  const { isOnPage, total } = await selectPage(db, list);
  rows.where(isOnPage).orderBy(...list.orderBy(keysOf(trains)));
  return { rows: await rows, total };
}

export function selectOwnPage(db: Db, own: OwnCompanyId, input: ReadBy<typeof listOrders>, language: Language) {
  const trains = trainRows('of_train', language);
  return readOrderPage(db, ownOrders(own, input), trains, selectOrders(db, trains));
}

export function unsafeSelectPage(db: Db, input: ReadBy<typeof listBookings>, language: Language) {
  const trains = trainRows('of_train', language);
  const rows = db
    .select({ ...listColumns(trains), companyName: companyNameOf(bookingOrder.companyId) })
    .from(bookingOrder)
    .innerJoin(trains, eq(trains.trainId, bookingOrder.trainId))
    .$dynamic();
  return readOrderPage(db, unsafeOrders(input), trains, rows);
}

/** All orders of a list, with the columns of an export. */
export function orderRows(
  db: Db,
  { condition, orderBy }: OrderList,
  trains: JoinedTrains,
  selection: ReturnType<typeof selectionOf>,
) {
  return db
    .select(selection)
    .from(bookingOrder)
    .innerJoin(trains, eq(trains.trainId, bookingOrder.trainId))
    .where(condition(trains))
    .orderBy(...orderBy(keysOf(trains)));
}

/** Containers of all orders of a list, with the columns of an export. */
export function orderContainerRows(
  db: Db,
  { condition, orderBy }: OrderList,
  trains: JoinedTrains,
  selection: ReturnType<typeof selectionOf>,
) {
  return db
    .select(selection)
    .from(bookingOrder)
    .innerJoin(trains, eq(trains.trainId, bookingOrder.trainId))
    .innerJoin(orderContainer, eq(orderContainer.orderId, bookingOrder.id))
    .where(condition(trains))
    .orderBy(...orderBy(keysOf(trains)), asc(orderContainer.id));
}

function ownOrderBy(input: ReadBy<typeof listOrders>, keys: SortKeys): SQL[] {
  if (input.orderByColumn === undefined) return [desc(keys.createdAt), desc(keys.id)];
  const columns = {
    createTime: keys.createdAt,
    departTime: keys.departAt,
    expectedArriveTime: keys.expectedArriveAt,
    orderBigNo: keys.orderNo,
  };
  const sorted = sortBy(input.isAsc);
  return [sorted(columns[input.orderByColumn]), sorted(keys.id)];
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

function operatorOrderBy(input: ReadBy<typeof listBookings>, keys: SortKeys): SQL[] {
  const lastSubmitted = sql`${keys.submittedAt} desc nulls last`;
  if (input.orderByColumn === undefined) return [lastSubmitted, desc(keys.id)];
  const columns = {
    submitTime: keys.submittedAt,
    departTime: keys.departAt,
    orderBigNo: keys.orderNo,
  };
  const sorted = sortBy(input.isAsc);
  const column = sorted(columns[input.orderByColumn]);
  // only the submission may be null; elsewhere the words would hide the index
  const first = input.orderByColumn === 'submitTime' ? sql`${column} nulls last` : column;
  return [first, sorted(keys.id)];
}
