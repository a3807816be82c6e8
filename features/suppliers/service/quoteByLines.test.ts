import { expect, test } from 'vitest';
import type { QuoteLine } from '../supplierQuote/quotation.ts';
import { priceByLines } from './quoteByLines.ts';

const line = (changes: Partial<QuoteLine>): QuoteLine => ({
  feeType: 'trailer',
  basis: 'box',
  sizeType: '',
  fromQuantity: '',
  toQuantity: '',
  price: '100.00',
  freeDays: null,
  remark: '',
  ...changes,
});

test('a bid is filled in by the price of each size, the particular before the general', () => {
  const lines = [line({}), line({ sizeType: '45G1', price: '180.50' })];
  expect(priceByLines(lines, 'trailer', ['22G1', '45G1', '45G1'])?.amount).toBe('461.00');
});

test('a quotation that leaves a container out fills in nothing', () => {
  const lines = [line({ sizeType: '45G1' })];
  expect(priceByLines(lines, 'trailer', ['22G1', '45G1'])).toBeNull();
  expect(priceByLines(lines, 'customs', ['45G1'])).toBeNull();
});

test('a price by trip and the terms of a yard are taken over too', () => {
  expect(priceByLines([line({ basis: 'trip' })], 'trailer', ['22G1'])?.amount).toBe('100.00');
  const yard = [
    line({ feeType: 'terminalHandling', price: '60.00' }),
    line({ feeType: 'storage', basis: 'day', price: '8.00', freeDays: 5 }),
  ];
  expect(priceByLines(yard, 'yard', ['22G1'])).toEqual({ amount: '60.00', freeDays: 5, dayRate: '8.00' });
});
