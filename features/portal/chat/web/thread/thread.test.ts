import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FakeServer, message, messageEvent, nextTurn, openThread, seqsOf, seqsUpTo } from './fakeServer.ts';
import { firstSeqOf, lastSeqOf, MAX_LOADED } from './messageRange.ts';
import type { ThreadState } from './threadState.ts';

describe('a conversation as one window holds it', () => {
  test('loads its history upwards until the beginning', async () => {
    const thread = await openThread(new FakeServer(70));
    expect(seqsOf(thread)).toEqual(seqsUpTo(70).slice(40));
    await thread.loadEarlier();
    await thread.loadEarlier();
    expect([seqsOf(thread), thread.state().hasEarlier]).toEqual([seqsUpTo(70), false]);
  });

  test('stays as it is when the previous page fails, and loads it the next time', async () => {
    const server = new FakeServer(50);
    const thread = await openThread(server);
    server.failures = 1;
    await thread.loadEarlier();
    expect([seqsOf(thread).length, thread.state().isLoadingEarlier]).toEqual([30, false]);
    await thread.loadEarlier();
    expect(seqsOf(thread)).toEqual(seqsUpTo(50));
  });

  test('counts own messages as read', async () => {
    const thread = await openThread(new FakeServer(0));
    thread.addMessage(message(1, { sendCompanyNo: '10001' }));
    expect(thread.state().ownReadSeq).toBe(1);
  });

  test('has neither gaps nor duplicates, in whatever order and however often events arrive', async () => {
    const seqLists = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(seqLists, fc.integer({ min: 0, max: 40 }), async (seqs, begun) => {
        const server = new FakeServer(begun);
        const thread = await openThread(server);
        server.count = 40;
        for (const seq of seqs) thread.applyEvents([messageEvent(seq)]);
        await thread.catchUp();
        await thread.loadEarlier();
        expect(seqsOf(thread)).toEqual(seqsUpTo(40));
      }),
    );
  });

  test('ends typing when the message arrives', async () => {
    const thread = await openThread(new FakeServer(1));
    thread.applyEvents([{ kind: 'typing', companyNo: '00001' }]);
    expect(thread.state().typedAt).toBeGreaterThan(0);
    thread.applyEvents([messageEvent(2)]);
    expect(thread.state().typedAt).toBe(0);
  });

  test('tracks marks of the other company and of own colleagues', async () => {
    const thread = await openThread(new FakeServer(5));
    thread.applyEvents([
      { kind: 'marked', companyNo: '00001', deliveredSeq: 5, readSeq: 3 },
      { kind: 'marked', companyNo: '10001', deliveredSeq: 5, readSeq: 4 },
    ]);
    expect(thread.state()).toMatchObject({ theirs: { deliveredSeq: 5, readSeq: 3 }, ownReadSeq: 4 });
  });

  test('keeps newer marks when an older answer comes later', async () => {
    const thread = await openThread(new FakeServer(5));
    const reading = thread.catchUp();
    thread.applyEvents([{ kind: 'marked', companyNo: '00001', deliveredSeq: 5, readSeq: 3 }]);
    await reading;
    expect(thread.state().theirs).toEqual({ deliveredSeq: 5, readSeq: 3 });
  });
});

const step = fc.oneof(
  fc.record({ kind: fc.constantFrom('earlier', 'later', 'newest', 'wait', 'said', 'missed', 'fail') }),
  fc.record({ kind: fc.constant('reach'), seq: fc.integer({ min: 1, max: 600 }) }),
);

test('any actions with slow or failing answers: no gaps, no duplicates, never too many', async () => {
  const isInvalid = ({ messages, newestSeq }: ThreadState) => {
    const isBroken = messages.some(({ seq }, place) => seq !== firstSeqOf({ messages }) + place);
    return isBroken || messages.length > MAX_LOADED || lastSeqOf({ messages }) > newestSeq;
  };
  const steps = fc.array(step, { maxLength: 40 });
  const delays = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(steps, delays, async (actions, late) => {
      const server = new FakeServer(600);
      const thread = await openThread(server);
      server.delays = late;
      const invalidStates: ThreadState[] = [];
      thread.subscribe(() => {
        if (isInvalid(thread.state())) invalidStates.push(thread.state());
      });
      for (const one of actions) {
        if ('seq' in one) void thread.jumpTo(one.seq);
        if (one.kind === 'earlier') void thread.loadEarlier();
        if (one.kind === 'later') void thread.loadLater();
        if (one.kind === 'newest') void thread.jumpToNewest();
        if (one.kind === 'wait') await nextTurn();
        if (one.kind === 'fail') server.failures += 1;
        if (one.kind === 'said' || one.kind === 'missed') server.count += 1;
        if (one.kind === 'said') thread.applyEvents([messageEvent(server.count)]);
      }
      server.failures = 0;
      await thread.catchUp();
      await thread.jumpToNewest();
      await thread.catchUp();
      thread.close();
      expect(invalidStates).toEqual([]);
      expect([lastSeqOf(thread.state()), thread.state().hasLater]).toEqual([server.count, false]);
    }),
  );
});
