import { desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { CallContext } from '../../../platform/server/http/callContext.ts';
import { sheetField } from '../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../platform/server/records/serveRecords.ts';
import type { PayloadOf, ReadBy } from '../../../platform/wire/call.ts';
import { formatDate, PLATFORM_ZONE, parseDateTime } from '../../../platform/wire/time.ts';
import { companyIdsNamed, companyNameOf } from '../../account/server/index.ts';
import {
  companyIdOfOrder,
  orderIdsNumbered,
  orderIdsOfCompanies,
  orderIdsOnTrains,
  orderNoOf,
  trainIdOf,
} from '../../booking/server/index.ts';
import { departAtOf, trainIdsOf, trainKeys, trainNoOf } from '../../train/server/index.ts';
import { type listTrainMargins, orderMargins } from '../marginWire.ts';
import { addDays } from '../rules.ts';
import { differenceOf } from '../sum.ts';
import { orderMargin } from './tables.ts';
import { pageTexts } from './texts.ts';

const { text, money, date } = sheetField;

const trainId = trainIdOf(orderMargin.orderId);
const departDate = sql<string>`to_char(${departAtOf(trainId)} at time zone ${PLATFORM_ZONE.name}, 'YYYY-MM-DD')`;
const isAmong = (orderIds: SQL) => sql`${orderMargin.orderId} in ${orderIds}`;

/** Midnight of a date; `days` later. */
const midnight = (day: string, days = 0) => parseDateTime(`${addDays(day, days)} 00:00:00`);

export const marginRecords = serveRecords(orderMargins, {
  from: orderMargin,
  texts: pageTexts,
  sheetTitle: (t) => t.margins.byOrder,
  columns: (t) => ({
    marginId: orderMargin.id,
    orderBigNo: text(t.order, 20, sql<string>`coalesce(${orderNoOf(orderMargin.orderId)}, '')`),
    companyName: text(t.company, 36, companyNameOf(companyIdOfOrder(orderMargin.orderId))),
    trainNo: text(t.inputs.trainNo, 14, sql<string>`${trainNoOf(trainId)}`),
    departDate: date(t.inputs.departure, 14, departDate),
    sales: money(t.margins.sales, 16, orderMargin.sales),
    costs: money(t.margins.costs, 16, orderMargin.costs),
    margin: money(t.margins.margin, 16, orderMargin.margin),
    currency: text(t.currency, 10, orderMargin.currency),
  }),
  where: (filter) => [
    eq(orderMargin.currency, filter.currency),
    filter.orderBigNo ? isAmong(orderIdsNumbered(filter.orderBigNo)) : undefined,
    filter.companyName ? isAmong(orderIdsOfCompanies(companyIdsNamed(filter.companyName))) : undefined,
    filter.trainNo || filter.dateFrom || filter.dateTo
      ? isAmong(
          orderIdsOnTrains(
            trainIdsOf({
              trainNo: filter.trainNo || undefined,
              from: filter.dateFrom === undefined ? undefined : midnight(filter.dateFrom),
              until: filter.dateTo === undefined ? undefined : midnight(filter.dateTo, 1),
            }),
          ),
        )
      : undefined,
    filter.outcome === 'loss' ? lt(orderMargin.margin, '0') : undefined,
    filter.outcome === 'profit' ? gte(orderMargin.margin, '0') : undefined,
  ],
  order: [desc(orderMargin.orderId)],
});

/** Orders looked at for the latest trains. */
const LATEST_ORDERS = 3000;
const TRAINS_SHOWN = 100;

/** Margins of the trains of the latest charged orders, latest departure first. */
export async function readTrainMargins(
  { currency }: ReadBy<typeof listTrainMargins>,
  { db }: CallContext,
): Promise<PayloadOf<typeof listTrainMargins>> {
  const orders = db
    .select({ orderId: orderMargin.orderId })
    .from(orderMargin)
    .where(eq(orderMargin.currency, currency))
    .orderBy(desc(orderMargin.orderId))
    .limit(LATEST_ORDERS)
    .as('latest_order');
  const trains = trainKeys('of_train');
  const latest = db
    .select({ trainId: trains.trainId, trainNo: trains.trainNo, departAt: trains.departAt })
    .from(trains)
    .where(inArray(trains.trainId, db.select({ trainId: trainIdOf(orders.orderId) }).from(orders)))
    .orderBy(desc(trains.departAt), desc(trains.trainId))
    .limit(TRAINS_SHOWN)
    .as('latest_train');
  const sumOf = (column: 'sales' | 'costs') =>
    sql<string>`(select sum(${orderMargin[column]})::text from ${orderMargin}
      where ${orderMargin.currency} = ${currency}
        and ${orderMargin.orderId} in ${orderIdsOnTrains(sql`(select ${latest.trainId})`)})`;
  const rows = await db
    .select({
      trainNo: latest.trainNo,
      departAt: latest.departAt,
      sales: sumOf('sales'),
      costs: sumOf('costs'),
    })
    .from(latest)
    .orderBy(desc(latest.departAt));
  return rows.map(({ departAt, ...row }) => ({
    ...row,
    departDate: formatDate(departAt),
    margin: differenceOf(row.sales, row.costs),
  }));
}
