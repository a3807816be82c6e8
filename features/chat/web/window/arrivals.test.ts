import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Arrival, Arrivals } from './arrivals.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const arrival = (orderContainerId: number, lastSeq: number): Arrival => ({
  orderContainerId,
  businessType: 0,
  servingCompanyNo: '00001',
  lastSeq,
});

test('arrivals are reported at once, those of the next second together after it', () => {
  const told: string[] = [];
  const arrivals = new Arrivals(({ orderContainerId, lastSeq }) =>
    told.push(`${orderContainerId}:${lastSeq}`),
  );
  for (const seq of [1, 2, 3]) arrivals.note(arrival(7, seq));
  arrivals.note(arrival(8, 5));
  expect(told).toEqual(['7:1', '8:5']);
  vi.advanceTimersByTime(1_000);
  expect(told).toEqual(['7:1', '8:5', '7:3']);
  vi.advanceTimersByTime(1_000);
  arrivals.note(arrival(7, 4));
  expect(told).toEqual(['7:1', '8:5', '7:3', '7:4']);
});
