import { eq, inArray, sql } from 'drizzle-orm';
import { type Db, violatedUnique } from '../../../../platform/server/database/connect.ts';
import { excluded } from '../../../../platform/server/database/excluded.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { parseRateSheet } from '../rateSheet.ts';
import { type checkRates, type exchangeRates, type importRates, MAX_RATES } from '../wire.ts';
import { exchangeRate } from './tables.ts';
import { texts, userError } from './texts.ts';

type NewRate = ReadBy<typeof exchangeRates.add>;

async function writing<Result>(
  { fromCurrency, toCurrency }: NewRate,
  write: () => PromiseLike<Result>,
): Promise<Result> {
  if (fromCurrency === toCurrency) throw userError.withFields((t) => t.samePair, { toCurrency: (t) => t.samePair });
  try {
    return await write();
  } catch (fault) {
    if (violatedUnique(fault) !== 'exchange_rate_once') throw fault;
    throw userError.withFields((t) => t.twice, { day: (t) => t.twice });
  }
}

export async function addRate(given: NewRate, { db, user }: CallContext): Promise<void> {
  await writing(given, () => db.insert(exchangeRate).values({ ...given, accountId: user.accountId }));
}

export async function changeRate(
  { rateId, ...given }: ReadBy<typeof exchangeRates.edit>,
  { db, user }: CallContext,
): Promise<void> {
  const changed = await writing(given, () =>
    db
      .update(exchangeRate)
      .set({ ...given, accountId: user.accountId })
      .where(eq(exchangeRate.id, rateId))
      .returning({ id: exchangeRate.id }),
  );
  if (changed.length === 0) throw userError((t) => t.absent, CODE.absent);
}

export async function removeRates(db: Db, ids: readonly number[]): Promise<void> {
  await db.delete(exchangeRate).where(inArray(exchangeRate.id, [...ids]));
}

const keyOf = ({ fromCurrency, toCurrency, day }: { fromCurrency: string; toCurrency: string; day: string }) =>
  `${fromCurrency}/${toCurrency} ${day}`;

/** Rates of a sheet beside those that are known of the same days. */
export async function checkSheet(
  { text }: ReadBy<typeof checkRates>,
  { db, language }: CallContext,
): Promise<PayloadOf<typeof checkRates>> {
  const quoted = parseRateSheet(text);
  if (quoted.length > MAX_RATES) throw userError((t) => t.tooMany({ max: MAX_RATES }));
  const days = [...new Set(quoted.filter(({ fault }) => fault !== 'day').map(({ day }) => day))];
  const known = days.length === 0 ? [] : await db.select().from(exchangeRate).where(inArray(exchangeRate.day, days));
  const rates = new Map(known.map((row) => [keyOf(row), row.rate.replace(/\.?0+$/, '')]));
  return quoted.map(({ fault, ...row }) => ({
    ...row,
    known: rates.get(keyOf(row)) ?? null,
    errors: fault === null ? [] : [texts[language].faults[fault]],
  }));
}

/** A row of the same pair and day is replaced. */
export async function importSheet(
  { source, rates }: ReadBy<typeof importRates>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof importRates>> {
  const valid = rates.filter(({ fromCurrency, toCurrency }) => fromCurrency !== toCurrency);
  const last = new Map(valid.map((one) => [keyOf(one), one]));
  if (last.size === 0) return { saved: 0 };
  const written = {
    rate: exchangeRate.rate,
    source: exchangeRate.source,
    accountId: exchangeRate.accountId,
  };
  await db
    .insert(exchangeRate)
    .values([...last.values()].map((one) => ({ ...one, source, accountId: user.accountId })))
    .onConflictDoUpdate({
      target: [exchangeRate.fromCurrency, exchangeRate.toCurrency, exchangeRate.day],
      set: { ...excluded(written), updatedAt: sql`now()` },
    });
  return { saved: last.size };
}
