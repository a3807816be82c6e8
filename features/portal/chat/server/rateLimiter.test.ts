import { expect, test } from 'vitest';
import { RateLimiter } from './rateLimiter.ts';

test('a burst is limited, refills at the rate, and leaves other keys alone', () => {
  let now = 0;
  const limiter = new RateLimiter({ burst: 5, perSecond: 2 }, () => now);
  const taken = (key: string, count: number) =>
    Array.from({ length: count }, () => limiter.tryAcquire(key)).filter(Boolean).length;
  expect([taken('one', 20), taken('other', 3)]).toEqual([5, 3]);
  now += 2_000;
  expect(taken('one', 20)).toBe(4);
  now += 60_000;
  expect(taken('one', 20)).toBe(5);
});
