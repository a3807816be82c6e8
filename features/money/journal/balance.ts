import { Decimal } from 'decimal.js';
import type { JournalPosting } from './accounts.ts';

/** Sums by currency that are not zero; empty where the postings balance. */
export function imbalanceOf(
  postings: readonly Pick<JournalPosting, 'currency' | 'amount'>[],
): ReadonlyMap<string, string> {
  const sums = new Map<string, Decimal>();
  for (const { currency, amount } of postings) {
    sums.set(currency, (sums.get(currency) ?? new Decimal(0)).plus(amount));
  }
  return new Map([...sums].filter(([, sum]) => !sum.isZero()).map(([currency, sum]) => [currency, sum.toFixed(2)]));
}
