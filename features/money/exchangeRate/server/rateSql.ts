import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Day } from '../../../../platform/server/submissionCheck.ts';
import { PIVOT } from '../rate.ts';
import { exchangeRate } from './tables.ts';

interface SqlPair {
  from: SQLWrapper;
  to: SQLWrapper;
  on: Day;
}

/** SQL: the rate that `findRate` finds, for a query of another feature; null: none is known. */
export function rateSql({ from, to, on }: SqlPair): SQL<string | null> {
  const pivot = sql`${PIVOT}::text`;
  const first = ofPair({ from, to: pivot, on });
  const second = ofPair({ from: pivot, to, on });
  return sql<string | null>`case when ${from} = ${to} then 1
    else coalesce(${ofPair({ from, to, on })}, round(${first} * ${second}, 8)) end`;
}

function ofPair({ from, to, on }: SqlPair): SQL {
  const { fromCurrency, toCurrency, rate, day } = exchangeRate;
  return sql`(select case when ${fromCurrency} = ${from} then ${rate} else round(1 / ${rate}, 8) end
    from ${exchangeRate}
    where ((${fromCurrency} = ${from} and ${toCurrency} = ${to}) or (${fromCurrency} = ${to} and ${toCurrency} = ${from}))
      and ${day} <= ${on}::date
    order by ${day} desc, ${fromCurrency} = ${from} desc limit 1)`;
}
