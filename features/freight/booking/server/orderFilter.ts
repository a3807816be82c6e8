import { and, eq, exists, gte, ilike, lt, ne, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { normalizeContainerNumber } from '../../../../libs/containerCodes/containerNumber.ts';
import { likeContains } from '../../../../platform/server/database/likePattern.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { parseDateTime } from '../../../../platform/wire/time.ts';
import type { trainKeys, trainRows } from '../../train/server/index.ts';
import type { exportOrders } from '../wire.ts';
import { orderNumberLike } from './orderNumberLike.ts';
import { bookingOrder, orderContainer } from './tables.ts';

export type OrderFilter = ReadBy<typeof exportOrders>;

/** Columns of a joined train that lists filter and sort by. */
export type FilteredTrains = Pick<
  ReturnType<typeof trainKeys<'of_train'>>,
  'trainNo' | 'startStationId' | 'endStationId' | 'departAt' | 'expectedArriveAt'
>;

export type JoinedTrains = ReturnType<typeof trainRows<'of_train'>>;

const DAY_MS = 86_400_000;

/** WHERE condition of the list filters. */
export function filterCondition(filter: OrderFilter, trains: FilteredTrains): SQL | undefined {
  const { status, orderBigNo, customerRef, trainNo, containerNo, startStationId, endStationId, dateFrom, dateTo } =
    filter;
  return and(
    status && eq(bookingOrder.status, status),
    orderBigNo ? orderNumberLike(orderBigNo) : undefined,
    customerRef
      ? and(ne(bookingOrder.customerRef, ''), ilike(bookingOrder.customerRef, likeContains(customerRef)))
      : undefined,
    trainNo ? ilike(trains.trainNo, likeContains(trainNo)) : undefined,
    containerNo ? hasContainer(containerNo) : undefined,
    startStationId ? eq(trains.startStationId, startStationId) : undefined,
    endStationId ? eq(trains.endStationId, endStationId) : undefined,
    dateFrom ? gte(trains.departAt, parseDateTime(dateFrom)) : undefined,
    dateTo ? lt(trains.departAt, new Date(parseDateTime(dateTo).getTime() + DAY_MS)) : undefined,
  );
}

/** Whether a filter needs the trains. */
export function filtersTrains(filter: OrderFilter): boolean {
  const { trainNo, startStationId, endStationId, dateFrom, dateTo } = filter;
  return [trainNo, startStationId, endStationId, dateFrom, dateTo].some(Boolean);
}

/** An order is written before its train departs; so much later at most, where it was entered afterwards. */
const ENTERED_LATE_MS = 30 * DAY_MS;

/** Time after which no order was written whose train departs by the filter's end. */
export function writtenBefore({ dateTo }: OrderFilter): Date | undefined {
  return dateTo ? new Date(parseDateTime(dateTo).getTime() + ENTERED_LATE_MS) : undefined;
}

/** Whether a filter asks for more than a status, which the indexes of the lists have. */
export function isSearch(filter: OrderFilter): boolean {
  return filtersTrains(filter) || [filter.orderBigNo, filter.customerRef, filter.containerNo].some(Boolean);
}

/** Exact match: served by the index on container numbers. */
function hasContainer(containerNo: string): SQL {
  const ofOrder = new QueryBuilder()
    .select({ one: sql`1` })
    .from(orderContainer)
    .where(
      and(
        eq(orderContainer.orderId, bookingOrder.id),
        eq(orderContainer.containerNo, normalizeContainerNumber(containerNo)),
      ),
    );
  return exists(ofOrder);
}
