import { afterEach, expect, test, vi } from 'vitest';
import { FirstHearing } from './firstHearing.ts';

afterEach(() => vi.useRealTimers());

test('a subscription with the first opening is initial, once', () => {
  const first = new FirstHearing();
  first.opens(['/order', '/dict']);
  expect(first.take('/order')).toBe(true);
  expect(first.take('/order')).toBe(false);
  expect(first.take('/chat')).toBe(false);
});

test('no subscription is initial after a break', () => {
  const first = new FirstHearing();
  first.opens(['/order', '/dict']);
  first.breaks();
  expect(first.take('/dict')).toBe(false);
  first.opens(['/order', '/dict']);
  expect(first.take('/order')).toBe(false);
});

test('no subscription is initial after a failed connection', () => {
  const first = new FirstHearing();
  first.breaks();
  first.opens(['/order']);
  expect(first.take('/order')).toBe(false);
});

test('no subscription is initial after a slow connection', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const first = new FirstHearing();
  vi.advanceTimersByTime(11_000);
  first.opens(['/order']);
  expect(first.take('/order')).toBe(false);
});
