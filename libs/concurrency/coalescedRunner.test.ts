import { expect, test, vi } from 'vitest';
import { CoalescedRunner } from './coalescedRunner.ts';

const ignore = () => undefined;

test('what is asked for while a round is under way is looked for in the next, never beside it', async () => {
  const waiting = Promise.withResolvers<void>();
  let [running, most, started] = [0, 0, 0];
  const runner = new CoalescedRunner(async () => {
    started += 1;
    running += 1;
    most = Math.max(most, running);
    if (started === 1) await waiting.promise;
    running -= 1;
    return false;
  }, ignore);
  const first = runner.request();
  await vi.waitUntil(() => started === 1);
  const others = [runner.request(), runner.request(), runner.request()];
  waiting.resolve();
  await Promise.all([first, ...others]);
  expect({ started, most }).toEqual({ started: 2, most: 1 });
});

test('work is gone on with as long as there may be more', async () => {
  let left = 5;
  const runner = new CoalescedRunner(async () => {
    left -= 1;
    return left > 0;
  }, ignore);
  await runner.request();
  expect(left).toBe(0);
});

test('after a failure the next who asks is answered', async () => {
  let tries = 0;
  const faults: unknown[] = [];
  const runner = new CoalescedRunner(
    async () => {
      tries += 1;
      if (tries === 1) throw new Error('no database');
      return false;
    },
    (fault) => faults.push(fault),
  );
  await runner.request();
  await runner.request();
  expect(tries).toBe(2);
  expect(faults).toEqual([new Error('no database')]);
});

test('a process that leaves finishes what is under way and begins nothing more', async () => {
  const waiting = Promise.withResolvers<void>();
  let [started, finished] = [0, 0];
  const runner = new CoalescedRunner(async () => {
    started += 1;
    await waiting.promise;
    finished += 1;
    return true;
  }, ignore);
  void runner.request();
  await Promise.resolve();
  const stopped = runner.stop();
  waiting.resolve();
  await stopped;
  await runner.request();
  expect({ started, finished }).toEqual({ started: 1, finished: 1 });
});

test('what is asked for in one tick is one run', async () => {
  let started = 0;
  const runner = new CoalescedRunner(async () => {
    started += 1;
    return false;
  }, ignore);
  await Promise.all([runner.request(), runner.request(), runner.request()]);
  expect(started).toBe(1);
});

test('a request is never lost, however closely it follows the end of a run', async () => {
  for (let microtasks = 0; microtasks < 12; microtasks += 1) {
    let started = 0;
    const runner = new CoalescedRunner(async () => {
      started += 1;
      if (started === 1) void requestAfter(microtasks);
      return false;
    }, ignore);
    const requestAfter = async (left: number) => {
      for (let waited = 0; waited < left; waited += 1) await Promise.resolve();
      await runner.request();
    };
    await runner.request();
    await vi.waitFor(() => expect({ microtasks, started }).toEqual({ microtasks, started: 2 }));
  }
});
