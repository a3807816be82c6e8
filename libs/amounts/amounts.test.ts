import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  least,
  minus,
  most,
  negated,
  plus,
  shareOf,
  splitTax,
  sumOf,
  sumsByCurrency,
  times,
  withTax,
} from './amounts.ts';
import { compareAmounts, isAbove, isAboveZero, isBelow, isBelowZero, isEqual, isZero } from './compare.ts';
import { exactSum, productOf, quotientOf, rounded } from './decimals.ts';

/** Text of whole cents, as a database gives it. */
function textOf(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const MOST_CENTS = 10n ** 16n;
const cents = fc.bigInt({ min: -MOST_CENTS, max: MOST_CENTS });
const factor = fc.integer({ min: 0, max: 1_000_000 });
const taxRate = fc.integer({ min: 0, max: 9_999 }).map((units) => `0.${String(units).padStart(4, '0')}`);

/** Half away from zero, in whole numbers. */
function divided(dividend: bigint, divisor: bigint): bigint {
  const size = dividend < 0n ? -dividend : dividend;
  const whole = (2n * size + divisor) / (2n * divisor);
  return dividend < 0n ? -whole : whole;
}

describe('amounts of any size are exact to the cent', () => {
  test('sums and differences', () =>
    fc.assert(
      fc.property(cents, cents, (one, other) => {
        const [a, b] = [textOf(one), textOf(other)];
        expect(plus(a, b)).toBe(textOf(one + other));
        expect(minus(a, b)).toBe(textOf(one - other));
        expect(negated(a)).toBe(textOf(-one));
      }),
    ));

  test('sums of many, and by currency', () =>
    fc.assert(
      fc.property(fc.array(cents), fc.array(cents), (some, others) => {
        const total = (all: readonly bigint[]) => textOf(all.reduce((sum, one) => sum + one, 0n));
        expect(sumOf(some.map(textOf))).toBe(total(some));
        const lines = [
          ...some.map((one) => ({ currency: 'CNY', amount: textOf(one) })),
          ...others.map((one) => ({ currency: 'USD', amount: textOf(one) })),
        ];
        expect(sumsByCurrency(lines)).toEqual([
          ...(some.length > 0 ? [{ currency: 'CNY', amount: total(some) }] : []),
          ...(others.length > 0 ? [{ currency: 'USD', amount: total(others) }] : []),
        ]);
      }),
    ));

  test('products and shares, rounded half away from zero', () =>
    fc.assert(
      fc.property(cents, factor, (one, units) => {
        const expected = textOf(divided(one * BigInt(units), 10_000n));
        expect(times(textOf(one), quotientOf(String(units), '10000', 4))).toBe(expected);
        expect(shareOf(textOf(one), quotientOf(String(units), '100', 2))).toBe(expected);
      }),
    ));

  test('net and tax are the amount together', () =>
    fc.assert(
      fc.property(cents, taxRate, (gross, rate) => {
        const { net, tax } = splitTax(textOf(gross), rate);
        expect(plus(net, tax)).toBe(textOf(gross));
        expect(net).toBe(textOf(divided(gross * 10_000n, 10_000n + BigInt(rate.slice(2)))));
        expect(withTax(net, rate)).toBe(plus(net, times(net, rate)));
      }),
    ));
});

test('the order of amounts is that of their cents, with as many zeros as they like', () => {
  const near = fc.tuple(cents, fc.integer({ min: -2, max: 2 })).map(([one, off]) => [one, one + BigInt(off)] as const);
  fc.assert(
    fc.property(fc.oneof(fc.tuple(cents, cents), near), fc.nat(6), ([one, other], zeros) => {
      const [a, b] = [textOf(one), textOf(other) + '0'.repeat(zeros)];
      expect([isBelow(a, b), isEqual(a, b), isAbove(a, b)]).toEqual([one < other, one === other, one > other]);
      expect(compareAmounts(a, b)).toBe(-compareAmounts(b, a) + 0);
      expect([isBelowZero(a), isZero(a), isAboveZero(a)]).toEqual([one < 0n, one === 0n, one > 0n]);
      const [less, more] = one < other ? [one, other] : [other, one];
      expect([least(a, b), most(a, b)]).toEqual([textOf(less), textOf(more)]);
    }),
  );
});

test('amounts that one float stands for are told apart', () => {
  const [one, other] = ['90071992547409.92', '90071992547409.93'];
  expect(Number(`${one}1`)).toBe(Number(`${one}2`));
  expect(isAbove(`${one}2`, `${one}1`)).toBe(true);
  expect(isBelow(one, other)).toBe(true);
});

test('half a cent goes away from zero, and nothing has no minus', () => {
  expect(times('0.005', '1')).toBe('0.01');
  expect(times('-0.005', '1')).toBe('-0.01');
  expect(times('-0.004', '1')).toBe('0.00');
  expect(negated('0.00')).toBe('0.00');
  expect(sumOf([])).toBe('0.00');
});

test('rates and quantities keep places of their own', () => {
  expect(rounded('1.000000005', 8)).toBe('1.00000001');
  expect(quotientOf('1', '3', 8)).toBe('0.33333333');
  expect(productOf('0.0650', '100', 20)).toBe('6.5');
  expect(exactSum(['0.0001', '12.5', '-0.5'])).toBe('12.0001');
  expect(exactSum([])).toBe('0');
});

test('what is no number is an error, not an order', () => {
  for (const text of ['', '.', '-', 'x', '1,000', '1 000', '1e3', 'NaN']) expect(() => isZero(text)).toThrow(TypeError);
});
