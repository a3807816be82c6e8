import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Rereading } from './rereading.ts';

const read = vi.fn();
beforeEach(() => {
  read.mockReset();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('what changes is read again at once, and then once a second', () => {
  const rereading = new Rereading(read);
  for (let time = 0; time < 10; time += 1) rereading.changed();
  expect(read).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  expect(read).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(read).toHaveBeenCalledTimes(2);
});

test('when the page was just loaded nothing is read twice at first, but once for certain', () => {
  const rereading = new Rereading(read);
  rereading.hearingBegins(true);
  vi.advanceTimersByTime(2_500);
  expect(read).not.toHaveBeenCalled();
  vi.advanceTimersByTime(6_000);
  expect(read).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(read).toHaveBeenCalledOnce();
});

test('after a break everything is read at once', () => {
  const rereading = new Rereading(read);
  rereading.hearingBegins(false);
  expect(read).toHaveBeenCalledOnce();
});

test('a change that is heard meanwhile reads at once, which is enough', () => {
  const rereading = new Rereading(read);
  rereading.hearingBegins(true);
  vi.advanceTimersByTime(500);
  rereading.changed();
  expect(read).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(read).toHaveBeenCalledOnce();
});

test('who leaves reads nothing more', () => {
  const rereading = new Rereading(read);
  rereading.hearingBegins(true);
  rereading.stop();
  vi.advanceTimersByTime(60_000);
  expect(read).not.toHaveBeenCalled();
});
