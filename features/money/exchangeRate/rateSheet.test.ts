import { expect, test } from 'vitest';
import { parseRateSheet } from './rateSheet.ts';

test("the central bank's form: a day in each row, a pair in each column, notes around it", () => {
  const sheet = [
    '人民币汇率中间价',
    '日期,USD/CNY,100JPY/CNY,CNY/RUB,备注',
    '2026-11-20,7.0875,4.5625,11.412,x',
    '2026/11/19,---,4.5600,11.4000,',
    '数据来源：中国外汇交易中心',
  ].join('\r\n');
  expect(parseRateSheet(sheet)).toEqual([
    { rowNumber: 3, day: '2026-11-20', fromCurrency: 'USD', toCurrency: 'CNY', rate: '7.0875', fault: null },
    {
      rowNumber: 3,
      day: '2026-11-20',
      fromCurrency: 'JPY',
      toCurrency: 'CNY',
      rate: '0.045625',
      fault: null,
    },
    { rowNumber: 3, day: '2026-11-20', fromCurrency: 'CNY', toCurrency: 'RUB', rate: '11.412', fault: null },
    { rowNumber: 4, day: '2026-11-19', fromCurrency: 'JPY', toCurrency: 'CNY', rate: '0.0456', fault: null },
    { rowNumber: 4, day: '2026-11-19', fromCurrency: 'CNY', toCurrency: 'RUB', rate: '11.4', fault: null },
  ]);
});

test('names of currencies, quotes, tabs and a mark of the encoding are understood', () => {
  const sheet = '\uFEFF"日期"\t"美元/人民币"\t"人民币/坚戈"\n"20.11.2026"\t"7.1"\t"73.5"';
  expect(parseRateSheet(sheet)).toMatchObject([
    { day: '2026-11-20', fromCurrency: 'USD', toCurrency: 'CNY', rate: '7.1' },
    { day: '2026-11-20', fromCurrency: 'CNY', toCurrency: 'KZT', rate: '73.5' },
  ]);
});

test('a day that is none and a rate that is none are said; another file has no rates', () => {
  expect(parseRateSheet('日期,USD/CNY\n2026-02-30,7.1\n2026-02-28,abc')).toMatchObject([
    { fault: 'day' },
    { fault: 'rate', rate: 'abc' },
  ]);
  expect(parseRateSheet('name,amount\nx,1')).toEqual([]);
});
