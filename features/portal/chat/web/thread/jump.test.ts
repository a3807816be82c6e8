import { describe, expect, test } from 'vitest';
import { FakeServer, messageEvent, openThread, seqsBetween, seqsOf } from './fakeServer.ts';
import { lastSeqOf, MAX_LOADED } from './messageRange.ts';
import type { Thread } from './thread.ts';
import { lastReadableSeq } from './threadState.ts';

async function loadToEnd(thread: Thread): Promise<void> {
  while (thread.state().hasLater) await thread.loadLater();
}

describe('a search result far back', () => {
  test('is loaded with its surroundings by two requests, however long the conversation is', async () => {
    const server = new FakeServer(10_000);
    const thread = await openThread(server);
    await thread.jumpTo(78);
    expect(seqsOf(thread)).toEqual(seqsBetween(49, 108));
    expect(thread.state()).toMatchObject({ hasEarlier: true, hasLater: true, found: { seq: 78 } });
    expect(server.requestCount).toBe(3);
  });

  test('that is loaded already needs no request', async () => {
    const server = new FakeServer(40);
    const thread = await openThread(server);
    await thread.jumpTo(30);
    expect([server.requestCount, thread.state().found]).toEqual([1, { seq: 30 }]);
  });

  test('just before the loaded range is joined with it', async () => {
    const thread = await openThread(new FakeServer(100));
    await thread.jumpTo(60);
    expect(seqsOf(thread)).toEqual(seqsBetween(31, 100));
    expect(thread.state().hasLater).toBe(false);
  });

  test('leaves new messages for later: counted, not appended to older ones', async () => {
    const thread = await openThread(new FakeServer(1_000));
    await thread.jumpTo(78);
    thread.applyEvents([messageEvent(1_001), messageEvent(1_002)]);
    expect([lastSeqOf(thread.state()), thread.state().newestSeq]).toEqual([108, 1_002]);
  });

  test('can be read on from to the newest messages, which then follow live', async () => {
    const server = new FakeServer(200);
    const thread = await openThread(server);
    await thread.jumpTo(78);
    server.count = 201;
    thread.applyEvents([messageEvent(201)]);
    await loadToEnd(thread);
    expect(seqsOf(thread)).toEqual(seqsBetween(49, 201));
    thread.applyEvents([messageEvent(202)]);
    expect(lastSeqOf(thread.state())).toBe(202);
  });

  test('is left for the newest at once', async () => {
    const thread = await openThread(new FakeServer(1_000));
    await thread.jumpTo(78);
    await thread.jumpToNewest();
    expect(seqsOf(thread)).toEqual(seqsBetween(971, 1_000));
    expect(thread.state().found).toBe(null);
  });

  test('is dropped when superseded, however late its answer comes', async () => {
    const server = new FakeServer(1_000);
    const thread = await openThread(server);
    server.delays = [9, 9, 1, 1, 5, 5];
    await Promise.all([thread.jumpTo(78), thread.jumpTo(500), thread.loadEarlier()]);
    expect(thread.state().found).toEqual({ seq: 500 });
    expect(seqsOf(thread)).toEqual(seqsBetween(471, 530));
  });

  test('that cannot be loaded changes nothing, and loads the next time', async () => {
    const server = new FakeServer(1_000);
    const thread = await openThread(server);
    server.failures = 1;
    expect(await thread.jumpTo(78)).toBe(false);
    expect(seqsOf(thread)).toEqual(seqsBetween(971, 1_000));
    expect(await thread.jumpTo(78)).toBe(true);
    expect(seqsOf(thread)).toContain(78);
  });

  test('marks nothing as read that was not shown', async () => {
    const server = new FakeServer(1_000);
    const thread = await openThread(server);
    thread.markRead(10);
    await thread.jumpTo(78);
    expect(lastReadableSeq(thread.state())).toBe(0);
    thread.markRead(1_000);
    server.count = 1_001;
    thread.applyEvents([messageEvent(1_001)]);
    expect(lastReadableSeq(thread.state())).toBeLessThan(1_001);
    await thread.jumpToNewest();
    expect(lastReadableSeq(thread.state())).toBe(1_001);
  });

  test('never exceeds the limit of loaded messages', async () => {
    const thread = await openThread(new FakeServer(1_000));
    for (let page = 0; page < 20; page += 1) await thread.loadEarlier();
    expect(thread.state().messages.length).toBe(MAX_LOADED);
    expect(thread.state().hasLater).toBe(true);
    await loadToEnd(thread);
    expect(seqsOf(thread)).toEqual(seqsBetween(1_000 - MAX_LOADED + 1, 1_000));
    thread.applyEvents([messageEvent(1_001)]);
    expect([thread.state().hasLater, thread.state().newestSeq]).toEqual([true, 1_001]);
  });
});
