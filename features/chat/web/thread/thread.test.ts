import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstSeqOf, lastSeqOf, MOST_HELD } from './stretch.ts';
import { Desk, message, nextTurn, opened, said, seqsOf, upTo } from './testStage.ts';
import type { ThreadState } from './threadState.ts';

describe('a conversation as one window holds it', () => {
  test('loads its history upwards until the beginning', async () => {
    const thread = await opened(new Desk(70));
    expect(seqsOf(thread)).toEqual(upTo(70).slice(40));
    await thread.earlier();
    await thread.earlier();
    expect([seqsOf(thread), thread.state().hasEarlier]).toEqual([upTo(70), false]);
  });

  test('stays as it is when the previous page fails, and loads it the next time', async () => {
    const desk = new Desk(50);
    const thread = await opened(desk);
    desk.failures = 1;
    await thread.earlier();
    expect([seqsOf(thread).length, thread.state().isLoadingEarlier]).toEqual([30, false]);
    await thread.earlier();
    expect(seqsOf(thread)).toEqual(upTo(50));
  });

  test('counts own messages as read', async () => {
    const thread = await opened(new Desk(0));
    thread.add(message(1, { sendCompanyNo: '10001' }));
    expect(thread.state().ownReadSeq).toBe(1);
  });

  test('has neither gaps nor duplicates, in whatever order and however often events arrive', async () => {
    const told = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(told, fc.integer({ min: 0, max: 40 }), async (seqs, begun) => {
        const desk = new Desk(begun);
        const thread = await opened(desk);
        desk.count = 40;
        for (const seq of seqs) thread.hear([said(seq)]);
        await thread.catchUp();
        await thread.earlier();
        expect(seqsOf(thread)).toEqual(upTo(40));
      }),
    );
  });

  test('ends typing when the message arrives', async () => {
    const thread = await opened(new Desk(1));
    thread.hear([{ kind: 'typing', companyNo: '00001' }]);
    expect(thread.state().typedAt).toBeGreaterThan(0);
    thread.hear([said(2)]);
    expect(thread.state().typedAt).toBe(0);
  });

  test('tracks marks of the other company and of own colleagues', async () => {
    const thread = await opened(new Desk(5));
    thread.hear([
      { kind: 'marked', companyNo: '00001', deliveredSeq: 5, readSeq: 3 },
      { kind: 'marked', companyNo: '10001', deliveredSeq: 5, readSeq: 4 },
    ]);
    expect(thread.state()).toMatchObject({ theirs: { deliveredSeq: 5, readSeq: 3 }, ownReadSeq: 4 });
  });

  test('keeps newer marks when an older answer comes later', async () => {
    const thread = await opened(new Desk(5));
    const reading = thread.catchUp();
    thread.hear([{ kind: 'marked', companyNo: '00001', deliveredSeq: 5, readSeq: 3 }]);
    await reading;
    expect(thread.state().theirs).toEqual({ deliveredSeq: 5, readSeq: 3 });
  });
});

const step = fc.oneof(
  fc.record({ kind: fc.constantFrom('earlier', 'later', 'newest', 'wait', 'said', 'missed', 'fail') }),
  fc.record({ kind: fc.constant('reach'), seq: fc.integer({ min: 1, max: 600 }) }),
);

test('any actions with slow or failing answers: no gaps, no duplicates, never too many', async () => {
  const fault = ({ messages, newestSeq }: ThreadState) => {
    const isBroken = messages.some(({ seq }, place) => seq !== firstSeqOf({ messages }) + place);
    return isBroken || messages.length > MOST_HELD || lastSeqOf({ messages }) > newestSeq;
  };
  const steps = fc.array(step, { maxLength: 40 });
  const delays = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(steps, delays, async (walk, late) => {
      const desk = new Desk(600);
      const thread = await opened(desk);
      desk.delays = late;
      const faults: ThreadState[] = [];
      thread.subscribe(() => {
        if (fault(thread.state())) faults.push(thread.state());
      });
      for (const one of walk) {
        if ('seq' in one) void thread.reach(one.seq);
        if (one.kind === 'earlier') void thread.earlier();
        if (one.kind === 'later') void thread.later();
        if (one.kind === 'newest') void thread.toNewest();
        if (one.kind === 'wait') await nextTurn();
        if (one.kind === 'fail') desk.failures += 1;
        if (one.kind === 'said' || one.kind === 'missed') desk.count += 1;
        if (one.kind === 'said') thread.hear([said(desk.count)]);
      }
      desk.failures = 0;
      await thread.catchUp();
      await thread.toNewest();
      await thread.catchUp();
      thread.close();
      expect(faults).toEqual([]);
      expect([lastSeqOf(thread.state()), thread.state().hasLater]).toEqual([desk.count, false]);
    }),
  );
});
