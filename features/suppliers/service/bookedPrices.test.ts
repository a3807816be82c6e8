import { expect, test } from 'vitest';
import { bookedPrices } from './bookedPrices.ts';

const tariff = (feeType: string, unitPrice: string, currency = 'CNY') => ({
  feeType,
  unitPrice,
  currency,
  basis: 'box',
  sizeType: '',
  freeUnits: 0,
  minimum: '0',
});
const containers = [
  { sizeType: '45G1', count: 2 },
  { sizeType: '22G1', count: 1 },
];

test('services chosen with a booking add what their tariffs say, by currency', () => {
  const tariffs = [
    tariff('reinforcement', '1300.00'),
    tariff('insurance', '20.00', 'USD'),
    tariff('customsDeclaration', '100.00'),
  ];
  expect(bookedPrices(['customs', 'reinforcement', 'insurance'], tariffs, containers)).toEqual({
    sums: [
      { currency: 'CNY', amount: '4200.00' },
      { currency: 'USD', amount: '60.00' },
    ],
    quotedLater: [],
  });
});

test('a service without a tariff is named as quoted later, and is no zero in the total', () => {
  expect(bookedPrices(['trailer', 'reinforcement'], [tariff('reinforcement', '1300')], containers)).toEqual({
    sums: [{ currency: 'CNY', amount: '3900.00' }],
    quotedLater: ['trailer'],
  });
  expect(bookedPrices([], [tariff('trailer', '1')], containers)).toEqual({ sums: [], quotedLater: [] });
});
