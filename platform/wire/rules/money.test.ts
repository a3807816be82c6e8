import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounded } from '../../../libs/amounts/decimals.ts';
import { isMoney, money, moneyAboveZero, positiveNumber, quantityAboveZero, unitPrice } from './money.ts';

const faultOf = (schema: typeof money, text: string) => {
  const issue = schema.safeParse(text).error?.issues[0];
  return issue?.code === 'custom' ? issue.params?.fault.key : undefined;
};

test('an amount has at most two decimals, a unit price at most four', () => {
  for (const text of ['0', '0.5', '12', '1234567.89']) expect(faultOf(money, text)).toBeUndefined();
  for (const text of ['', '1.', '.5', '1.234', '-1', '+1', '1e3', '1,000', '01', 'NaN', '１'])
    expect(faultOf(money, text)).toBe('money');
  expect(faultOf(unitPrice, '1.2345')).toBeUndefined();
  expect(faultOf(unitPrice, '1.23456')).toBe('money');
});

test('zero is refused in words of its own', () => {
  expect(faultOf(moneyAboveZero, '0.00')).toBe('amountAboveZero');
  expect(faultOf(quantityAboveZero, '0')).toBe('quantityAboveZero');
  expect(faultOf(quantityAboveZero, 'x')).toBe('positiveNumber');
  expect(faultOf(positiveNumber, '0.0')).toBe('positiveNumber');
  expect(faultOf(positiveNumber, '12.5')).toBeUndefined();
});

test('rounding goes by the written digits, not by what a float makes of them', () => {
  expect(rounded('1.005', 2)).toBe('1.01');
  expect(rounded('2.675', 2)).toBe('2.68');
  expect(rounded('99999999.995', 2)).toBe('100000000');
  expect(rounded('0.30', 2)).toBe('0.3');
  expect(rounded('', 2)).toBe('');
});

test('what is rounded is an amount, at most half of the last place away', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.nat(6), (units, places) => {
      const digits = String(units).padStart(places + 1, '0');
      const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
      const kept = rounded(text, 2);
      expect(isMoney(kept, 2)).toBe(true);
      const [whole = '', fraction = ''] = kept.split('.');
      const off = BigInt(whole + fraction.padEnd(6, '0')) - units * 10n ** BigInt(6 - places);
      expect(off >= -5000n && off <= 5000n).toBe(true);
    }),
  );
});
