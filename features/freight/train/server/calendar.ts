import { and, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { PLATFORM_ZONE } from '../../../../platform/wire/time.ts';
import type { CalendarDay } from '../wire.ts';
import { train, trainPrice } from './tables.ts';
import { type TimetableFilter, timetableCondition } from './timetable.ts';

type CalendarRow = Record<string, unknown> & {
  date: string;
  trains: number;
  left: number;
  price: string | null;
  currency: string | null;
};

/**
 * Days with departures in the window. Space and lowest price of bookable trains only; price in the currency
 * most of the day's trains are sold in, as currencies do not compare.
 */
export async function selectCalendar(
  db: Db,
  window: { from: Date; until: Date },
  filter: TimetableFilter,
): Promise<CalendarDay[]> {
  const { rows } = await db.execute<CalendarRow>(sql`
    with coming as (
      select ${train.id} as id, (${train.departAt} at time zone ${PLATFORM_ZONE.name})::date as day,
        ${train.capacityTeu} - ${train.soldTeu} as left_teu,
        ${train.status} = 'open' and ${train.cutoffAt} > now() and ${train.soldTeu} < ${train.capacityTeu}
          as bookable
      from ${train} where ${calendarCondition(window, filter)}
    ), by_currency as (
      select coming.day, ${trainPrice.currency} as currency, min(${trainPrice.price}) as price,
        count(distinct coming.id) as trains
      from coming join ${trainPrice} on ${trainPrice.trainId} = coming.id
      where coming.bookable group by 1, 2
    ), cheapest as (
      select distinct on (day) day, currency, price from by_currency order by day, trains desc, currency
    )
    select to_char(coming.day, 'YYYY-MM-DD') as date, count(*)::int as trains,
      coalesce(sum(coming.left_teu) filter (where coming.bookable), 0)::int as left,
      cheapest.price::text as price, cheapest.currency
    from coming left join cheapest on cheapest.day = coming.day
    group by coming.day, cheapest.price, cheapest.currency order by coming.day`);
  return rows.map(({ date, trains, left, price, currency }) => ({
    date,
    trainCount: trains,
    remainTeu: left,
    priceFrom: price,
    currency,
  }));
}

function calendarCondition({ from, until }: { from: Date; until: Date }, filter: TimetableFilter) {
  return and(
    inArray(train.status, ['open', 'closed']),
    gte(train.departAt, from),
    lt(train.departAt, until),
    timetableCondition(filter),
  );
}
