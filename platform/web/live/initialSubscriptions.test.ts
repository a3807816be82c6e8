import { afterEach, expect, test, vi } from 'vitest';
import { InitialSubscriptions } from './initialSubscriptions.ts';

afterEach(() => vi.useRealTimers());

test('a subscription with the first opening is initial, once', () => {
  const first = new InitialSubscriptions();
  first.onOpen(['/order', '/dict']);
  expect(first.take('/order')).toBe(true);
  expect(first.take('/order')).toBe(false);
  expect(first.take('/chat')).toBe(false);
});

test('no subscription is initial after a break', () => {
  const first = new InitialSubscriptions();
  first.onOpen(['/order', '/dict']);
  first.onBreak();
  expect(first.take('/dict')).toBe(false);
  first.onOpen(['/order', '/dict']);
  expect(first.take('/order')).toBe(false);
});

test('no subscription is initial after a failed connection', () => {
  const first = new InitialSubscriptions();
  first.onBreak();
  first.onOpen(['/order']);
  expect(first.take('/order')).toBe(false);
});

test('no subscription is initial after a slow connection', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const first = new InitialSubscriptions();
  vi.advanceTimersByTime(11_000);
  first.onOpen(['/order']);
  expect(first.take('/order')).toBe(false);
});
