import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '../../../../../platform/web/request/callError.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import {
  FakeServer,
  messageEvent,
  newThread,
  nextTurn,
  openThread,
  seqsBetween,
  seqsOf,
  seqsUpTo,
} from './fakeServer.ts';
import { lastSeqOf } from './messageRange.ts';

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
    const server = new FakeServer(1);
    const thread = await openThread(server);
    server.count = 5;
    server.failures = 2;
    await thread.catchUp();
    expect(seqsOf(thread)).toEqual([1]);
    await aMinute();
    expect(seqsOf(thread)).toEqual(seqsUpTo(5));
  });

  test('not after closing, also with a request in flight', async () => {
    const server = new FakeServer(1);
    const thread = await openThread(server);
    server.failures = 10;
    const pending = thread.catchUp();
    thread.close();
    await pending;
    await aMinute();
    expect(server.requestCount).toBe(2);
    server.failures = 0;
    await thread.open();
    server.failures = 1;
    await thread.catchUp();
    await aMinute();
    expect(server.requestCount).toBe(5);
  });

  test('not where access is denied', async () => {
    const server = new FakeServer(1);
    const thread = await openThread(server);
    server.failures = 10;
    server.error = new CallError('Not found.', { code: CODE.absent });
    await thread.catchUp();
    await aMinute();
    expect(server.requestCount).toBe(2);
  });

  test('while following the newest messages; not after scrolling away', async () => {
    const server = new FakeServer(1_000);
    const thread = await openThread(server);
    await thread.jumpTo(78);
    server.failures = 3;
    await thread.jumpToNewest();
    expect(lastSeqOf(thread.state())).toBe(108);
    await aMinute();
    expect(seqsOf(thread)).toEqual(seqsBetween(971, 1_000));

    await thread.jumpTo(78);
    server.failures = 1;
    await thread.jumpToNewest();
    thread.stopFollowing();
    await aMinute();
    expect(lastSeqOf(thread.state())).toBe(108);
  });
});

describe('the newest messages', () => {
  test('are requested once by concurrent callers', async () => {
    const server = new FakeServer(1_000);
    const thread = await openThread(server);
    await thread.jumpTo(78);
    const { requestCount } = server;
    server.delays = [4, 4, 4];
    const first = thread.jumpToNewest();
    for (const seq of [1_001, 1_002]) {
      server.count = seq;
      thread.applyEvents([messageEvent(seq)]);
      void thread.jumpToNewest();
      await nextTurn();
    }
    await first;
    // plus one catch-up for the events received meanwhile
    expect(server.requestCount).toBe(requestCount + 2);
    await thread.catchUp();
    expect(lastSeqOf(thread.state())).toBe(1_002);
  });

  test('win over an earlier search result in flight', async () => {
    const server = new FakeServer(1_000);
    const thread = await openThread(server);
    const reaching = thread.jumpTo(78);
    await thread.jumpToNewest();
    await reaching;
    expect(seqsOf(thread)).toEqual(seqsBetween(971, 1_000));
  });
});

describe('a search result chosen while the first page loads', () => {
  test('is waited for', async () => {
    const server = new FakeServer(1_000);
    server.delays = [1, 5, 5];
    const thread = newThread(server);
    const opening = thread.open();
    const reaching = thread.jumpTo(78);
    await opening;
    expect(thread.state().status).toBe('coming');
    await reaching;
    expect(thread.state()).toMatchObject({ status: 'ready', found: { seq: 78 } });
  });

  test('and cannot be loaded leaves a way to retry', async () => {
    const server = new FakeServer(1_000);
    server.failures = 3;
    const thread = newThread(server);
    const opening = thread.open();
    expect(await thread.jumpTo(78)).toBe(false);
    await opening;
    expect(thread.state().status).toBe('failed');
  });
});
