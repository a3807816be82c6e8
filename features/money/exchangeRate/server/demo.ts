import { sql } from 'drizzle-orm';
import { productOf, quotientOf } from '../../../../libs/amounts/decimals.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { exchangeRate } from './tables.ts';

const PAIRS = [
  ['USD', 'CNY', '7.0875'],
  ['EUR', 'CNY', '8.2140'],
  ['CNY', 'RUB', '11.4120'],
  ['CNY', 'KZT', '73.5600'],
] as const;
const DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/** Rates of the last 30 days, moving a little, where there are none. */
export async function seedDemoRates(db: Db, now: Date): Promise<void> {
  const { rowCount } = await db.execute(sql`select from exchange_rate limit 1`);
  if (rowCount) return;
  const rows = Array.from({ length: DAYS }, (_, ago) => ago).flatMap((ago) =>
    PAIRS.map(([fromCurrency, toCurrency, rate]) => ({
      fromCurrency,
      toCurrency,
      day: formatDate(new Date(now.getTime() - ago * DAY_MS)),
      rate: quotientOf(productOf(rate, String(2_000 + (ago % 7) - 3), 4), '2000', 4),
      source: '中国人民银行',
    })),
  );
  await db.insert(exchangeRate).values(rows).onConflictDoNothing();
}
