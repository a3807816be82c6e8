import { and, desc, eq, gte, lt, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { minus, sumOf } from '../../../../libs/amounts/amounts.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { sheetField } from '../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../platform/server/records/serveRecords.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { formatDate, PLATFORM_ZONE, parseDateTime } from '../../../../platform/wire/time.ts';
import { orderIdsNumbered, orderNoOf } from '../../../freight/booking/server/index.ts';
import { departAtOf, trainKeys, trainNoOf } from '../../../freight/train/server/index.ts';
import { companyIdsNamed, companyNameOf } from '../../../people/account/server/index.ts';
import { findRate, rateSql } from '../../exchangeRate/server/index.ts';
import { convert } from '../../exchangeRate/wire.ts';
import { type listTrainMargins, orderMargins } from '../marginWire.ts';
import { addDays } from '../rules.ts';
import { orderMargin } from './tables.ts';
import { pageTexts } from './texts.ts';

const { text, money, date } = sheetField;

const { trainId } = orderMargin;
const departDate = sql<string>`to_char(${departAtOf(trainId)} at time zone ${PLATFORM_ZONE.name}, 'YYYY-MM-DD')`;
const trainOf = trainKeys('of_train');

/** A filter by departure lists the latest departure first: its trains are then found in the order of their index. */
const isByDeparture = (filter: ReadBy<typeof orderMargins.list>) =>
  [filter.trainNo, filter.dateFrom, filter.dateTo].some(Boolean);

/** Midnight of a date; `days` later. */
const midnight = (day: string, days = 0) => parseDateTime(`${addDays(day, days)} 00:00:00`);

/** SQL: margin of the order in all its currencies, in that of the row. */
const wholeMargin = (on: string) => {
  const rate = rateSql({ from: sql`part.currency`, to: sql`${orderMargin}.currency`, on });
  return sql<string | null>`(select case when bool_and(rate is not null) then round(sum(margin * rate), 2)::text end
    from (select part.margin, ${rate} as rate from ${orderMargin} as part
      where part.order_id = ${orderMargin}.order_id) as parts)`;
};

export const marginRecords = serveRecords(orderMargins, {
  from: orderMargin,
  texts: pageTexts,
  sheetTitle: (t) => t.margins.byOrder,
  columns: (t) => ({
    marginId: orderMargin.id,
    orderBigNo: text(t.order, 20, sql<string>`coalesce(${orderNoOf(orderMargin.orderId)}, '')`),
    companyName: text(t.company, 36, companyNameOf(orderMargin.companyId)),
    trainNo: text(t.inputs.trainNo, 14, sql<string>`${trainNoOf(trainId)}`),
    departDate: date(t.inputs.departure, 14, departDate),
    sales: money(t.margins.sales, 16, orderMargin.sales),
    costs: money(t.margins.costs, 16, orderMargin.costs),
    margin: money(t.margins.margin, 16, orderMargin.margin),
    currency: text(t.currency, 10, orderMargin.currency),
    wholeMargin: money(t.margins.whole, 18, wholeMargin(formatDate(new Date()))),
  }),
  where: (filter) => [
    eq(orderMargin.currency, filter.currency),
    filter.orderBigNo ? sql`${orderMargin.orderId} in ${orderIdsNumbered(filter.orderBigNo)}` : undefined,
    filter.companyName ? sql`${orderMargin.companyId} in ${companyIdsNamed(filter.companyName)}` : undefined,
    filter.trainNo ? eq(trainOf.trainNo, filter.trainNo) : undefined,
    filter.dateFrom === undefined ? undefined : gte(trainOf.departAt, midnight(filter.dateFrom)),
    filter.dateTo === undefined ? undefined : lt(trainOf.departAt, midnight(filter.dateTo, 1)),
    filter.outcome === 'loss' ? lt(orderMargin.margin, '0') : undefined,
    filter.outcome === 'profit' ? gte(orderMargin.margin, '0') : undefined,
  ],
  joinFor: (filter) => (isByDeparture(filter) ? [{ table: trainOf, on: eq(trainOf.trainId, trainId) }] : []),
  order: (filter) =>
    isByDeparture(filter)
      ? [desc(trainOf.departAt), desc(trainOf.trainId), desc(orderMargin.orderId)]
      : [desc(orderMargin.orderId)],
  tieBreaker: orderMargin.orderId,
});

const TRAINS_SHOWN = 100;
const NOTHING = { sales: '0.00', costs: '0.00' };

const split = z.array(z.object({ currency: z.string(), sales: z.string(), costs: z.string() }));
type Split = z.infer<typeof split>;

/** Rates of today from each currency of the parts, by currency. */
async function ratesOf(db: Db, parts: Split, to: string): Promise<ReadonlyMap<string, string>> {
  const on = formatDate(new Date());
  const currencies = [...new Set(parts.map(({ currency }) => currency))];
  const found = await Promise.all(currencies.map((from) => findRate(db, { from, to, on })));
  return new Map(currencies.flatMap((from, at) => (found[at] ? [[from, found[at].rate] as const] : [])));
}

/** Sales and costs of all currencies in one; null where a rate is missing. */
function inOne(parts: Split, rates: ReadonlyMap<string, string>) {
  if (parts.some(({ currency }) => !rates.has(currency))) return { sales: null, costs: null, margin: null };
  const sum = (column: 'sales' | 'costs') =>
    sumOf(parts.map((part) => convert(part[column], rates.get(part.currency) ?? '0')));
  const [sales, costs] = [sum('sales'), sum('costs')];
  return { sales, costs, margin: minus(sales, costs) };
}

/** Margins of the latest trains with charged orders, latest departure first. */
export async function readTrainMargins(
  { currency, departed }: ReadBy<typeof listTrainMargins>,
  { db }: CallContext,
): Promise<PayloadOf<typeof listTrainMargins>> {
  const trains = trainKeys('of_train');
  const latest = db
    .select({ trainId: trains.trainId, trainNo: trains.trainNo, departAt: trains.departAt })
    .from(trains)
    .where(
      and(
        sql`exists (select from ${orderMargin} where ${trainId} = ${trains.trainId})`,
        departed === undefined ? undefined : lte(trains.departAt, new Date()),
      ),
    )
    .orderBy(desc(trains.departAt), desc(trains.trainId))
    .limit(TRAINS_SHOWN)
    .as('latest_train');
  const found = await db
    .select({
      trainNo: latest.trainNo,
      departAt: latest.departAt,
      split: sql<unknown>`(select json_agg(json_build_object('currency', currency, 'sales', sales::text, 'costs', costs::text))
        from (select currency, sum(sales) as sales, sum(costs) as costs from ${orderMargin}
          where train_id = latest_train.id group by currency) as parts)`,
    })
    .from(latest)
    .orderBy(desc(latest.departAt));
  const rows = found.map((row) => ({ ...row, split: split.parse(row.split) }));
  const rates = await ratesOf(
    db,
    rows.flatMap((row) => row.split),
    currency,
  );
  return rows.map(({ departAt, split: parts, ...row }) => {
    const { sales, costs } = parts.find((part) => part.currency === currency) ?? NOTHING;
    const own = { sales, costs, margin: minus(sales, costs) };
    return { ...row, departDate: formatDate(departAt), ...own, whole: inOne(parts, rates) };
  });
}
