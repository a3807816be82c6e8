import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '../../../../platform/web/request/callError.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { lastSeqOf } from './stretch.ts';
import { between, Desk, nextTurn, opened, said, seqsOf, unopened, upTo } from './testStage.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await nextTurn();
};
/** Advances a minute, second by second, with answers in between. */
const aMinute = async () => {
  for (let second = 0; second < 60; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    await turns(3);
  }
};

describe('failed requests are retried', () => {
  test('automatically', async () => {
    const desk = new Desk(1);
    const thread = await opened(desk);
    desk.count = 5;
    desk.failures = 2;
    await thread.catchUp();
    expect(seqsOf(thread)).toEqual([1]);
    await aMinute();
    expect(seqsOf(thread)).toEqual(upTo(5));
  });

  test('not after closing, also with a request in flight', async () => {
    const desk = new Desk(1);
    const thread = await opened(desk);
    desk.failures = 10;
    const asking = thread.catchUp();
    thread.close();
    await asking;
    await aMinute();
    expect(desk.asked).toBe(2);
    desk.failures = 0;
    await thread.open();
    desk.failures = 1;
    await thread.catchUp();
    await aMinute();
    expect(desk.asked).toBe(5);
  });

  test('not where access is denied', async () => {
    const desk = new Desk(1);
    const thread = await opened(desk);
    desk.failures = 10;
    desk.fault = new CallError('Not found.', { code: CODE.absent });
    await thread.catchUp();
    await aMinute();
    expect(desk.asked).toBe(2);
  });

  test('while following the newest messages; not after scrolling away', async () => {
    const desk = new Desk(1_000);
    const thread = await opened(desk);
    await thread.reach(78);
    desk.failures = 3;
    await thread.toNewest();
    expect(lastSeqOf(thread.state())).toBe(108);
    await aMinute();
    expect(seqsOf(thread)).toEqual(between(971, 1_000));

    await thread.reach(78);
    desk.failures = 1;
    await thread.toNewest();
    thread.stay();
    await aMinute();
    expect(lastSeqOf(thread.state())).toBe(108);
  });
});

describe('the newest messages', () => {
  test('are requested once by concurrent callers', async () => {
    const desk = new Desk(1_000);
    const thread = await opened(desk);
    await thread.reach(78);
    const { asked } = desk;
    desk.delays = [4, 4, 4];
    const first = thread.toNewest();
    for (const seq of [1_001, 1_002]) {
      desk.count = seq;
      thread.hear([said(seq)]);
      void thread.toNewest();
      await nextTurn();
    }
    await first;
    // plus one catch-up for the events received meanwhile
    expect(desk.asked).toBe(asked + 2);
    await thread.catchUp();
    expect(lastSeqOf(thread.state())).toBe(1_002);
  });

  test('win over an earlier search result in flight', async () => {
    const desk = new Desk(1_000);
    const thread = await opened(desk);
    const reaching = thread.reach(78);
    await thread.toNewest();
    await reaching;
    expect(seqsOf(thread)).toEqual(between(971, 1_000));
  });
});

describe('a search result chosen while the first page loads', () => {
  test('is waited for', async () => {
    const desk = new Desk(1_000);
    desk.delays = [1, 5, 5];
    const thread = unopened(desk);
    const opening = thread.open();
    const reaching = thread.reach(78);
    await opening;
    expect(thread.state().status).toBe('coming');
    await reaching;
    expect(thread.state()).toMatchObject({ status: 'ready', found: { seq: 78 } });
  });

  test('and cannot be loaded leaves a way to retry', async () => {
    const desk = new Desk(1_000);
    desk.failures = 3;
    const thread = unopened(desk);
    const opening = thread.open();
    expect(await thread.reach(78)).toBe(false);
    await opening;
    expect(thread.state().status).toBe('failed');
  });
});
