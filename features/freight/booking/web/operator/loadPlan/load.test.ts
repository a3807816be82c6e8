import { expect, test } from 'vitest';
import { type LoadPlan, loadByCompany, totalLoad } from './load.ts';

const order = (
  companyName: string,
  teu: number,
  status: LoadPlan['orders'][number]['status'],
  numberedCount = 0,
): LoadPlan['orders'][number] => ({
  orderBigNo: `${companyName} ${teu}`,
  companyName,
  status,
  teu,
  containerCount: teu,
  numberedCount,
});

const orders = [order('Silk', 4, 'confirmed', 4), order('Yangtze', 9, 'submitted'), order('Silk', 8, 'submitted')];

test('orders are grouped by company, the largest first', () => {
  expect(loadByCompany(orders)).toEqual([
    { companyName: 'Silk', teu: 12, submittedTeu: 8, containerCount: 12, numberedCount: 4, orderCount: 2 },
    { companyName: 'Yangtze', teu: 9, submittedTeu: 9, containerCount: 9, numberedCount: 0, orderCount: 1 },
  ]);
});

test('totals count undecided bookings and containers without a number', () => {
  expect(totalLoad(orders)).toEqual({
    containerCount: 21,
    numberedCount: 4,
    submittedCount: 2,
    submittedTeu: 17,
  });
});
