import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Arrival, ArrivalThrottle } from './arrivalThrottle.ts';

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
  const reported: string[] = [];
  const throttle = new ArrivalThrottle(({ orderContainerId, lastSeq }) =>
    reported.push(`${orderContainerId}:${lastSeq}`),
  );
  for (const seq of [1, 2, 3]) throttle.add(arrival(7, seq));
  throttle.add(arrival(8, 5));
  expect(reported).toEqual(['7:1', '8:5']);
  vi.advanceTimersByTime(1_000);
  expect(reported).toEqual(['7:1', '8:5', '7:3']);
  vi.advanceTimersByTime(1_000);
  throttle.add(arrival(7, 4));
  expect(reported).toEqual(['7:1', '8:5', '7:3', '7:4']);
});
