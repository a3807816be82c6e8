import pg from 'pg';
import { expect, test } from 'vitest';
import { retryOnDeadlock } from './deadlock.ts';

function faultWith(code: string): Error {
  const cause = new pg.DatabaseError('ended', 0, 'error');
  cause.code = code;
  return new Error('Failed query', { cause });
}

function workFailing(times: number, code: string) {
  const work = async () => {
    work.begun += 1;
    if (work.begun <= times) throw faultWith(code);
    return 'done';
  };
  work.begun = 0;
  return work;
}

test('a transaction that a deadlock ended is done again', async () => {
  const work = workFailing(2, '40P01');
  expect(await retryOnDeadlock(work)).toBe('done');
  expect(work.begun).toBe(3);
});

test('one that never gets through is given up, and any other fault is not tried again', async () => {
  const hopeless = workFailing(99, '40P01');
  await expect(retryOnDeadlock(hopeless)).rejects.toThrow('Failed query');
  expect(hopeless.begun).toBe(3);
  const broken = workFailing(1, '23505');
  await expect(retryOnDeadlock(broken)).rejects.toThrow('Failed query');
  expect(broken.begun).toBe(1);
});
