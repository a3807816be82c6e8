import { pino } from 'pino';
import { expect, test } from 'vitest';
import { CoalescedRunner } from './coalescedRunner.ts';

const log = pino({ level: 'silent' });

test('what is asked for while a round is under way is looked for in the next, never beside it', async () => {
  const waiting = Promise.withResolvers<void>();
  let [running, most, started] = [0, 0, 0];
  const runner = new CoalescedRunner(log, 'failed', async () => {
    started += 1;
    running += 1;
    most = Math.max(most, running);
    if (started === 1) await waiting.promise;
    running -= 1;
    return false;
  });
  const first = runner.request();
  const others = [runner.request(), runner.request(), runner.request()];
  waiting.resolve();
  await Promise.all([first, ...others]);
  expect({ started, most }).toEqual({ started: 2, most: 1 });
});

test('work is gone on with as long as there may be more', async () => {
  let left = 5;
  const runner = new CoalescedRunner(log, 'failed', async () => {
    left -= 1;
    return left > 0;
  });
  await runner.request();
  expect(left).toBe(0);
});

test('after a failure the next who asks is answered', async () => {
  let tries = 0;
  const runner = new CoalescedRunner(log, 'failed', async () => {
    tries += 1;
    if (tries === 1) throw new Error('no database');
    return false;
  });
  await runner.request();
  await runner.request();
  expect(tries).toBe(2);
});

test('a process that leaves finishes what is under way and begins nothing more', async () => {
  const waiting = Promise.withResolvers<void>();
  let [started, finished] = [0, 0];
  const runner = new CoalescedRunner(log, 'failed', async () => {
    started += 1;
    await waiting.promise;
    finished += 1;
    return true;
  });
  void runner.request();
  const stopped = runner.stop();
  waiting.resolve();
  await stopped;
  await runner.request();
  expect({ started, finished }).toEqual({ started: 1, finished: 1 });
});
