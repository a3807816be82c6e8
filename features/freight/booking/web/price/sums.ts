import { Decimal } from 'decimal.js';

/** `amount` is a decimal text. */
export interface Sum {
  currency: string;
  amount: string;
}

export interface PricedLine extends Sum {
  count: number;
}

const Precise = Decimal.clone({ precision: 40 });

/**
 * Exact sums by currency, in order of first appearance: price × count, with at least two places and all that prices
 * have. Fractional counts (input in progress) are skipped.
 */
export function sumsOf(lines: readonly PricedLine[]): Sum[] {
  const places = Math.max(2, ...lines.map(({ amount }) => new Precise(amount).decimalPlaces()));
  const totals = new Map<string, Decimal>();
  for (const { currency, amount, count } of lines) {
    if (!Number.isInteger(count)) continue;
    totals.set(currency, new Precise(amount).times(count).plus(totals.get(currency) ?? 0));
  }
  return [...totals].map(([currency, total]) => ({ currency, amount: total.toFixed(places) }));
}
