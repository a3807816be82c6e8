import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RefetchThrottle } from './refetchThrottle.ts';

const read = vi.fn();
beforeEach(() => {
  read.mockReset();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('changes refetch at once, then once a second', () => {
  const throttle = new RefetchThrottle(read);
  for (let time = 0; time < 10; time += 1) throttle.onChange();
  expect(read).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  expect(read).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(read).toHaveBeenCalledTimes(2);
});

test('after page load the refetch is delayed, but happens once', () => {
  const throttle = new RefetchThrottle(read);
  throttle.onSubscribed(true);
  vi.advanceTimersByTime(2_500);
  expect(read).not.toHaveBeenCalled();
  vi.advanceTimersByTime(6_000);
  expect(read).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(read).toHaveBeenCalledOnce();
});

test('a reconnect refetches at once', () => {
  const throttle = new RefetchThrottle(read);
  throttle.onSubscribed(false);
  expect(read).toHaveBeenCalledOnce();
});

test('a change replaces the delayed refetch', () => {
  const throttle = new RefetchThrottle(read);
  throttle.onSubscribed(true);
  vi.advanceTimersByTime(500);
  throttle.onChange();
  expect(read).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(read).toHaveBeenCalledOnce();
});

test('stop cancels the delayed refetch', () => {
  const throttle = new RefetchThrottle(read);
  throttle.onSubscribed(true);
  throttle.stop();
  vi.advanceTimersByTime(60_000);
  expect(read).not.toHaveBeenCalled();
});
