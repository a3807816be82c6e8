import { expect, test } from 'vitest';
import { formatFor } from './formatFor.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test('money keeps every digit beyond float precision', () => {
  expect(plain(formatFor('zh').money('9007199254740993.10', 'CNY'))).toBe('9,007,199,254,740,993.10 CNY');
  expect(plain(formatFor('ru').money('1234.5', 'USD'))).toBe('1 234,50 USD');
});

test("file sizes round like the operating system's", () => {
  expect(plain(formatFor('en').size(1))).toBe('1 KB');
  expect(plain(formatFor('zh').size(1_048_576))).toBe('1 MB');
  expect(plain(formatFor('ru').size(4_928_307))).toBe('4,7 МБ');
});

test('a time of the platform reads the same wherever the reader is', () => {
  expect(formatFor('zh').dateTime('2026-05-03 23:59:59')).toBe('2026/05/03 23:59');
  expect(formatFor('en').dateTime('2026-05-03 00:05:00')).toBe('3 May 2026, 00:05');
  expect(formatFor('ru').date('2026-05-03')).toBe('03.05.2026');
  expect(formatFor('zh').weekday('2026-05-03')).toBe('周日');
});

test("relative times count in the platform's zone", () => {
  const now = new Date('2026-05-03T00:00:00Z');
  expect(formatFor('en').relative('2026-05-03 10:30:00', now)).toBe('in 2 hours');
  expect(formatFor('ru').relative('2026-05-01 08:00:00', now)).toBe('позавчера');
});

test('invalid times are shown unchanged', () => {
  expect(formatFor('en').dateTime('')).toBe('');
});

test('an amount has three decimals, rounded from its digits', () => {
  expect(formatFor('zh').amount('1234567.8')).toBe('1,234,567.800');
  expect(formatFor('en').amount('1.0005')).toBe('1.001');
  expect(formatFor('ru').amount('99999999999999999.1234')).toBe('99\u00a0999\u00a0999\u00a0999\u00a0999\u00a0999,123');
  expect(formatFor('en').amount('none')).toBe('none');
});
