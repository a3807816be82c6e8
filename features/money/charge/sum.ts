import { Decimal } from 'decimal.js';

const Precise = Decimal.clone({ precision: 40 });

/** Sum of decimal texts, two places. */
export const sumOf = (amounts: readonly string[]) =>
  amounts.reduce((sum, amount) => sum.plus(amount), new Precise(0)).toFixed(2);

/** One decimal text less another, two places. */
export const differenceOf = (one: string, other: string) => new Precise(one).minus(other).toFixed(2);

/** Sums of several currencies side by side; `money` writes one amount. */
export const sumsText = (
  sums: readonly { amount: string; currency: string }[],
  money: (amount: string, currency: string) => string,
) => sums.map(({ amount, currency }) => money(amount, currency)).join(' + ');

/** Sums by currency, in order of first appearance. */
export function sumsByCurrency(lines: readonly { amount: string; currency: string }[]) {
  return [...Map.groupBy(lines, ({ currency }) => currency)].map(([currency, those]) => ({
    currency,
    amount: sumOf(those.map(({ amount }) => amount)),
  }));
}
