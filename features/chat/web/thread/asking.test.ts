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
/** Lets a minute pass, and what was asked for in it be answered. */
const aMinute = async () => {
  for (let second = 0; second < 60; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    await turns(3);
  }
};

describe('what could not be got is asked for again', () => {
  test('by itself', async () => {
    const desk = new Desk(1);
    const thread = await opened(desk);
    desk.count = 5;
    desk.failures = 2;
    await thread.catchUp();
    expect(seqsOf(thread)).toEqual([1]);
    await aMinute();
    expect(seqsOf(thread)).toEqual(upTo(5));
  });

  test('not once nobody looks any more, also where the last question was still under way', async () => {
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

  test('not where the person may not: the same would be answered again', async () => {
    const desk = new Desk(1);
    const thread = await opened(desk);
    desk.failures = 10;
    desk.fault = new CallError('Not found.', { code: CODE.absent });
    await thread.catchUp();
    await aMinute();
    expect(desk.asked).toBe(2);
  });

  test('where somebody reads along, until they are at the newest; not once they have gone away from there', async () => {
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

describe('the newest', () => {
  test('are asked for once by those who wish for them at the same time, so that the answer counts', async () => {
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
    // and once for what was told meanwhile
    expect(desk.asked).toBe(asked + 2);
    await thread.catchUp();
    expect(lastSeqOf(thread.state())).toBe(1_002);
  });

  test('are where one stays who wishes to be there while a find is on its way', async () => {
    const desk = new Desk(1_000);
    const thread = await opened(desk);
    const reaching = thread.reach(78);
    await thread.toNewest();
    await reaching;
    expect(seqsOf(thread)).toEqual(between(971, 1_000));
  });
});

describe('a find that is chosen while the first page is coming', () => {
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

  test('and cannot be read leaves the way to try again', async () => {
    const desk = new Desk(1_000);
    desk.failures = 3;
    const thread = unopened(desk);
    const opening = thread.open();
    expect(await thread.reach(78)).toBe(false);
    await opening;
    expect(thread.state().status).toBe('failed');
  });
});
