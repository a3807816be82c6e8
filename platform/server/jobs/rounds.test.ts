import { pino } from 'pino';
import { expect, test } from 'vitest';
import { Rounds } from './rounds.ts';

const log = pino({ level: 'silent' });

test('what is asked for while a round is under way is looked for in the next, never beside it', async () => {
  const waiting = Promise.withResolvers<void>();
  let [running, most, begun] = [0, 0, 0];
  const rounds = new Rounds(log, 'failed', async () => {
    begun += 1;
    running += 1;
    most = Math.max(most, running);
    if (begun === 1) await waiting.promise;
    running -= 1;
    return false;
  });
  const first = rounds.ask();
  const others = [rounds.ask(), rounds.ask(), rounds.ask()];
  waiting.resolve();
  await Promise.all([first, ...others]);
  expect({ begun, most }).toEqual({ begun: 2, most: 1 });
});

test('work is gone on with as long as there may be more', async () => {
  let left = 5;
  const rounds = new Rounds(log, 'failed', async () => {
    left -= 1;
    return left > 0;
  });
  await rounds.ask();
  expect(left).toBe(0);
});

test('after a failure the next who asks is answered', async () => {
  let tries = 0;
  const rounds = new Rounds(log, 'failed', async () => {
    tries += 1;
    if (tries === 1) throw new Error('no database');
    return false;
  });
  await rounds.ask();
  await rounds.ask();
  expect(tries).toBe(2);
});

test('a process that leaves finishes what is under way and begins nothing more', async () => {
  const waiting = Promise.withResolvers<void>();
  let [begun, finished] = [0, 0];
  const rounds = new Rounds(log, 'failed', async () => {
    begun += 1;
    await waiting.promise;
    finished += 1;
    return true;
  });
  void rounds.ask();
  const stopped = rounds.stop();
  waiting.resolve();
  await stopped;
  await rounds.ask();
  expect({ begun, finished }).toEqual({ begun: 1, finished: 1 });
});
