import { and, asc, desc, eq, inArray, lt, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';

import { countUpTo } from '../../../platform/server/database/countUpTo.ts';

import type { selectionOf } from '../../../platform/server/export/sheetExport.ts';
import type { OwnCompanyId } from '../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import type { Language } from '../../../platform/wire/language.ts';
import { COUNT_LIMIT, pageWindow } from '../../../platform/wire/paging.ts';
import { companyIdsNamed, companyNameOf } from '../../account/server/index.ts';
import { trainKeys, trainRows } from '../../train/server/index.ts';
import type { listBookings, listOrders } from '../wire.ts';
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

/** What lists sort by: of the tables, or of a subquery of them. */
interface SortKeys {
  id: SQLWrapper;
  orderNo: SQLWrapper;
  createdAt: SQLWrapper;
  submittedAt: SQLWrapper;
  departAt: SQLWrapper;
  expectedArriveAt: SQLWrapper;
}

const keysOf = ({
  departAt,
  expectedArriveAt,
}: Pick<FilteredTrains, 'departAt' | 'expectedArriveAt'>): SortKeys => {
  const { id, orderNo, createdAt, submittedAt } = bookingOrder;
  return { id, orderNo, createdAt, submittedAt, departAt, expectedArriveAt };
};

interface OrderChoice {
  condition: (trains: FilteredTrains) => SQL | undefined;
  orderBy: (keys: SortKeys) => SQL[];
  /** the condition is more than an index that has the order */
  isSearch: boolean;
  /** skips at once what a long list in this order begins with and the condition excludes */
  begin?: SQL | undefined;
}

/** Ids of a page, for a subquery, and the total; trains are joined only where they filter or sort. */
async function selectPageIds(
  db: Db,
  input: PagedFilter,
  { condition, orderBy, isSearch, begin }: OrderChoice,
) {
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
  if (!isSearch && !isSortedByTrain) return { ids: inOrder(), total: await counting };
  const total = await counting;
  if (total > COUNT_LIMIT) return { ids: inOrder(begin), total };
  // Few are found and then sorted; the planner would walk all orders for them. It cannot see through the limit.
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
  const ids = db
    .select({ id: few.id })
    .from(few)
    .orderBy(...orderBy(few))
    .limit(limit)
    .offset(offset);
  return { ids, total };
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

/** Page and total; newest first by default. */
export async function selectOwnPage(
  db: Db,
  own: OwnCompanyId,
  input: ReadBy<typeof listOrders>,
  language: Language,
) {
  const trains = trainRows('of_train', language);
  const { ids, total } = await selectPageIds(db, input, {
    condition: (keys) => and(eq(bookingOrder.companyId, own), filterCondition(input, keys)),
    orderBy: (keys) => ownOrderBy(input, keys),
    isSearch: isSearch(input),
    begin: beginOf(input, bookingOrder.createdAt),
  });
  const rows = await selectOrders(db, trains)
    .where(inArray(bookingOrder.id, ids))
    .orderBy(...ownOrderBy(input, keysOf(trains)));
  return { rows, total };
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
    .orderBy(...ownOrderBy(input, keysOf(trains)));
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
    .orderBy(...ownOrderBy(input, keysOf(trains)), asc(orderContainer.id));
}

/** Page of all companies for operators, last submitted first; drafts only if filtered by status. */
export async function unsafeSelectPage(db: Db, input: ReadBy<typeof listBookings>, language: Language) {
  const trains = trainRows('of_train', language);
  const { ids, total } = await selectPageIds(db, input, {
    condition: (keys) => operatorCondition(input, keys),
    orderBy: (keys) => operatorOrderBy(input, keys),
    isSearch: isSearch(input) || Boolean(input.trainInfoId ?? input.companyName),
    begin: beginOf(input, bookingOrder.submittedAt),
  });
  const rows = await db
    .select({ ...listColumns(trains), companyName: companyNameOf(bookingOrder.companyId) })
    .from(bookingOrder)
    .innerJoin(trains, eq(trains.trainId, bookingOrder.trainId))
    .where(inArray(bookingOrder.id, ids))
    .orderBy(...operatorOrderBy(input, keysOf(trains)));
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
    .orderBy(...operatorOrderBy(input, keysOf(trains)));
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
