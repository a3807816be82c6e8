import { afterEach, expect, test, vi } from 'vitest';
import { FirstHearing } from './firstHearing.ts';

afterEach(() => vi.useRealTimers());

test('what is asked for when the connection opens is heard for the first time, once', () => {
  const first = new FirstHearing();
  first.opens(['/order', '/dict']);
  expect(first.take('/order')).toBe(true);
  expect(first.take('/order')).toBe(false);
  expect(first.take('/chat')).toBe(false);
});

test('nothing is heard for the first time after a break', () => {
  const first = new FirstHearing();
  first.opens(['/order', '/dict']);
  first.breaks();
  expect(first.take('/dict')).toBe(false);
  first.opens(['/order', '/dict']);
  expect(first.take('/order')).toBe(false);
});

test('a connection that could not be had at first is late', () => {
  const first = new FirstHearing();
  first.breaks();
  first.opens(['/order']);
  expect(first.take('/order')).toBe(false);
});

test('so is one that took its time', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const first = new FirstHearing();
  vi.advanceTimersByTime(11_000);
  first.opens(['/order']);
  expect(first.take('/order')).toBe(false);
});
