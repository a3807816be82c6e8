import { expect, test } from 'vitest';
import { typedDecimal } from '../../../wire/rules/typedDecimal.ts';
import { currencyMarks, KG_MARKS, withoutUnit } from './unitMarks.ts';

test.each([
  ['￥1,234.5', 'CNY', '1234.5'],
  ['1234 CNY', 'CNY', '1234'],
  ['cny 1 234', 'CNY', '1234'],
  ['1234元', 'CNY', '1234'],
  ['US$ 5', 'USD', '5'],
  ['1 234,56 руб.', 'RUB', '1234.56'],
  ['7 CHF', 'CHF', '7'],
  ['1234 USD', 'CNY', null],
  ['¥5', 'USD', null],
  ['CNY 5', undefined, null],
])('%s in a field for %s is %s', (written, currency, amount) =>
  expect(typedDecimal(withoutUnit(written, currencyMarks(currency)), '.')).toBe(amount),
);

test.each([
  ['1 250 kg', '1250'],
  ['1250КГ', '1250'],
  ['12.5千克', '12.5'],
  ['3 t', null],
])('%s as a weight in kg is %s', (written, weight) =>
  expect(typedDecimal(withoutUnit(written, KG_MARKS), '.')).toBe(weight),
);
