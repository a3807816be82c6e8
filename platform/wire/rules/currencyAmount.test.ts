import { expect, test } from 'vitest';
import { isAmountOf, placesOf } from './currencyAmount.ts';
import { amountText } from './money.ts';

test('an amount has the decimals of its currency, and further zeros are none', () => {
  expect(['CNY', 'JPY', 'KWD'].map(placesOf)).toEqual([2, 0, 2]);
  for (const [currency, amount] of [
    ['CNY', '333.33'],
    ['CNY', '333.33000'],
    ['JPY', '-100.00'],
    ['JPY', '100'],
  ] as const)
    expect(isAmountOf(currency, amount)).toBe(true);
  for (const [currency, amount] of [
    ['CNY', '333.335'],
    ['JPY', '100.5'],
    ['KWD', '1.234'],
  ] as const)
    expect(isAmountOf(currency, amount)).toBe(false);
});

test('an amount with too many decimals is told so, one that is none is not', () => {
  const issueOf = (text: string) => amountText(8).safeParse(text).error?.issues[0];
  expect(issueOf('333.335')).toMatchObject({ params: { fault: { key: 'moneyPlaces' } } });
  expect(issueOf('x')?.code).toBe('invalid_format');
  expect(issueOf('123456789')?.code).toBe('invalid_format');
  expect(issueOf('12345678.90')).toBeUndefined();
});
