import { and, desc, eq, lte, or } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { crossRate, invertRate, PIVOT } from '../rate.ts';
import { exchangeRate } from './tables.ts';

export interface FoundRate {
  /** units of `to` for one of `from` */
  rate: string;
  /** day of the row; over a third currency the earlier of both */
  date: string;
  source: string;
}

interface Pair {
  from: string;
  to: string;
  /** yyyy-MM-dd */
  on: string;
}

/** The latest rate on or before a day: entered for the pair, else inverted, else over CNY; null: none is known. */
export async function findRate(db: Db, pair: Pair): Promise<FoundRate | null> {
  if (pair.from === pair.to) return { rate: '1', date: pair.on, source: '' };
  const direct = await findOfPair(db, pair);
  if (direct !== null || pair.from === PIVOT || pair.to === PIVOT) return direct;
  const first = await findOfPair(db, { ...pair, to: PIVOT });
  const second = first && (await findOfPair(db, { ...pair, from: PIVOT }));
  if (first === null || second === null) return null;
  return {
    rate: crossRate(first.rate, second.rate),
    date: first.date < second.date ? first.date : second.date,
    source: [...new Set([first.source, second.source])].join(', '),
  };
}

async function findOfPair(db: Db, { from, to, on }: Pair): Promise<FoundRate | null> {
  const { fromCurrency, toCurrency, day } = exchangeRate;
  const isPair = (one: string, other: string) => and(eq(fromCurrency, one), eq(toCurrency, other));
  const [found] = await db
    .select({ fromCurrency, rate: exchangeRate.rate, date: day, source: exchangeRate.source })
    .from(exchangeRate)
    .where(and(or(isPair(from, to), isPair(to, from)), lte(day, on)))
    .orderBy(desc(day), desc(eq(fromCurrency, from)))
    .limit(1);
  if (found === undefined) return null;
  const { rate, date, source } = found;
  return { rate: found.fromCurrency === from ? rate : invertRate(rate), date, source };
}
