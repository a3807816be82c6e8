import { describe, expect, test } from 'vitest';
import { lastSeqOf, MOST_HELD } from './stretch.ts';
import { between, Desk, opened, said, seqsOf } from './testStage.ts';
import type { Thread } from './thread.ts';
import { readableSeq } from './threadState.ts';

async function readOn(thread: Thread): Promise<void> {
  while (thread.state().hasLater) await thread.later();
}

describe('a search result far back', () => {
  test('is loaded with its surroundings by two requests, however long the conversation is', async () => {
    const desk = new Desk(10_000);
    const thread = await opened(desk);
    await thread.reach(78);
    expect(seqsOf(thread)).toEqual(between(49, 108));
    expect(thread.state()).toMatchObject({ hasEarlier: true, hasLater: true, found: { seq: 78 } });
    expect(desk.asked).toBe(3);
  });

  test('that is loaded already needs no request', async () => {
    const desk = new Desk(40);
    const thread = await opened(desk);
    await thread.reach(30);
    expect([desk.asked, thread.state().found]).toEqual([1, { seq: 30 }]);
  });

  test('just before the loaded range is joined with it', async () => {
    const thread = await opened(new Desk(100));
    await thread.reach(60);
    expect(seqsOf(thread)).toEqual(between(31, 100));
    expect(thread.state().hasLater).toBe(false);
  });

  test('leaves new messages for later: counted, not appended to older ones', async () => {
    const thread = await opened(new Desk(1_000));
    await thread.reach(78);
    thread.hear([said(1_001), said(1_002)]);
    expect([lastSeqOf(thread.state()), thread.state().newestSeq]).toEqual([108, 1_002]);
  });

  test('can be read on from to the newest messages, which then follow live', async () => {
    const desk = new Desk(200);
    const thread = await opened(desk);
    await thread.reach(78);
    desk.count = 201;
    thread.hear([said(201)]);
    await readOn(thread);
    expect(seqsOf(thread)).toEqual(between(49, 201));
    thread.hear([said(202)]);
    expect(lastSeqOf(thread.state())).toBe(202);
  });

  test('is left for the newest at once', async () => {
    const thread = await opened(new Desk(1_000));
    await thread.reach(78);
    await thread.toNewest();
    expect(seqsOf(thread)).toEqual(between(971, 1_000));
    expect(thread.state().found).toBe(null);
  });

  test('is dropped when superseded, however late its answer comes', async () => {
    const desk = new Desk(1_000);
    const thread = await opened(desk);
    desk.delays = [9, 9, 1, 1, 5, 5];
    await Promise.all([thread.reach(78), thread.reach(500), thread.earlier()]);
    expect(thread.state().found).toEqual({ seq: 500 });
    expect(seqsOf(thread)).toEqual(between(471, 530));
  });

  test('that cannot be loaded changes nothing, and loads the next time', async () => {
    const desk = new Desk(1_000);
    const thread = await opened(desk);
    desk.failures = 1;
    expect(await thread.reach(78)).toBe(false);
    expect(seqsOf(thread)).toEqual(between(971, 1_000));
    expect(await thread.reach(78)).toBe(true);
    expect(seqsOf(thread)).toContain(78);
  });

  test('marks nothing as read that was not shown', async () => {
    const desk = new Desk(1_000);
    const thread = await opened(desk);
    thread.readUpTo(10);
    await thread.reach(78);
    expect(readableSeq(thread.state())).toBe(0);
    thread.readUpTo(1_000);
    desk.count = 1_001;
    thread.hear([said(1_001)]);
    expect(readableSeq(thread.state())).toBeLessThan(1_001);
    await thread.toNewest();
    expect(readableSeq(thread.state())).toBe(1_001);
  });

  test('never exceeds the limit of loaded messages', async () => {
    const thread = await opened(new Desk(1_000));
    for (let page = 0; page < 20; page += 1) await thread.earlier();
    expect(thread.state().messages.length).toBe(MOST_HELD);
    expect(thread.state().hasLater).toBe(true);
    await readOn(thread);
    expect(seqsOf(thread)).toEqual(between(1_000 - MOST_HELD + 1, 1_000));
    thread.hear([said(1_001)]);
    expect([thread.state().hasLater, thread.state().newestSeq]).toEqual([true, 1_001]);
  });
});
