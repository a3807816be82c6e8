import { Decimal } from 'decimal.js';

// Amounts of money are decimal texts; results have two places.
export const plus = (one: string, other: string) => new Decimal(one).plus(other).toFixed(2);
export const minus = (one: string, other: string) => new Decimal(one).minus(other).toFixed(2);
export const negated = (amount: string) => new Decimal(amount).neg().toFixed(2);
export const isAbove = (one: string, other: string) => new Decimal(one).greaterThan(other);
export const isAboveZero = (amount: string) => new Decimal(amount).greaterThan(0);
export const isBelowZero = (amount: string) => new Decimal(amount).lessThan(0);
export const least = (one: string, other: string) => Decimal.min(one, other).toFixed(2);
export const isEqual = (one: string, other: string) => new Decimal(one).equals(other);
