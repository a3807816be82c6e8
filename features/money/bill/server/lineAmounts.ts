import { Decimal } from 'decimal.js';

const rounded = (value: Decimal) => value.toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toFixed(2);

/** Net amount and tax of an amount with tax, each with two places; together they are the amount. */
export function splitTax(gross: string, taxRate: string): { net: string; tax: string } {
  const net = rounded(new Decimal(gross).div(new Decimal(1).plus(taxRate)));
  return { net, tax: new Decimal(gross).minus(net).toFixed(2) };
}

export const plus = (one: string, other: string) => new Decimal(one).plus(other).toFixed(2);
export const minus = (one: string, other: string) => new Decimal(one).minus(other).toFixed(2);
export const negated = (amount: string) => new Decimal(amount).neg().toFixed(2);
export const isAbove = (one: string, other: string) => new Decimal(one).greaterThan(other);
export const isZero = (amount: string) => new Decimal(amount).isZero();
