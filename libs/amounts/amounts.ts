import { Decimal } from 'decimal.js';

/** An amount in its currency. */
interface Sum {
  amount: string;
  currency: string;
}

const Precise = Decimal.clone({ precision: 40 });

// zero is added so that what rounds to nothing has no minus
const asAmount = (value: Decimal) => value.toDecimalPlaces(2, Decimal.ROUND_HALF_UP).plus(0).toFixed(2);

export const plus = (one: string, other: string) => asAmount(new Precise(one).plus(other));
export const minus = (one: string, other: string) => asAmount(new Precise(one).minus(other));
export const negated = (amount: string) => asAmount(new Precise(amount).neg());

/** An amount by a quantity, a price by a count, a sum by a rate. */
export const times = (amount: string, factor: string) => asAmount(new Precise(amount).times(factor));

export const least = (one: string, other: string) => asAmount(Precise.min(one, other));
export const most = (one: string, other: string) => asAmount(Precise.max(one, other));

/** Rounds once, after the last addition. */
export const sumOf = (amounts: readonly string[]) =>
  asAmount(amounts.reduce((sum, amount) => sum.plus(amount), new Precise(0)));

/** Sums by currency, in order of first appearance. */
export function sumsByCurrency(lines: readonly Sum[]): Sum[] {
  return [...Map.groupBy(lines, ({ currency }) => currency)].map(([currency, those]) => ({
    currency,
    amount: sumOf(those.map(({ amount }) => amount)),
  }));
}

/** Sums of several currencies side by side; `money` writes one amount. */
export const sumsText = (sums: readonly Sum[], money: (amount: string, currency: string) => string) =>
  sums.map(({ amount, currency }) => money(amount, currency)).join(' + ');

/** A percentage (0 to 100) of an amount. */
export const shareOf = (amount: string, percent: string) => asAmount(new Precise(amount).times(percent).div(100));

/** A net amount with its tax, the tax rounded by itself; `taxRate` as a fraction (0.06). */
export const withTax = (net: string, taxRate: string) => plus(net, times(net, taxRate));

/** Net amount and tax of an amount with tax; together they are the amount. `taxRate` as a fraction (0.06). */
export function splitTax(gross: string, taxRate: string): { net: string; tax: string } {
  const net = asAmount(new Precise(gross).div(new Precise(taxRate).plus(1)));
  return { net, tax: minus(gross, net) };
}
