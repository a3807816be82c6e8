import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSubmitLock } from './useSubmitLock.ts';

const COOLDOWN_MS = 500;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a second submit is dropped while the first one runs and during the cooldown; a later one runs', async () => {
  const lock = createSubmitLock(COOLDOWN_MS);
  const answered = Promise.withResolvers<void>();
  const submit = vi.fn(() => answered.promise);

  const first = lock(submit);
  await lock(submit);
  expect(submit, 'while the first one waits').toHaveBeenCalledTimes(1);

  answered.resolve();
  await first;
  vi.advanceTimersByTime(COOLDOWN_MS - 1);
  await lock(submit);
  expect(submit, 'just after the answer').toHaveBeenCalledTimes(1);

  vi.advanceTimersByTime(1);
  await lock(submit);
  expect(submit).toHaveBeenCalledTimes(2);
});

test('a submit that fails lets the next one run', async () => {
  const lock = createSubmitLock(0);
  await expect(lock(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  const submit = vi.fn(async () => {});
  await lock(submit);
  expect(submit).toHaveBeenCalledOnce();
});
