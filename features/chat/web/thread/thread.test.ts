import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { ChatMessage } from '../../message.ts';
import type { ThreadEvent } from '../../topics.ts';
import { type Ask, type Page, Thread } from './thread.ts';

const ABOUT = { orderContainerId: 7, businessType: 0 as const, servingCompanyNo: '00001' };

function message(seq: number, changes: Partial<ChatMessage> = {}): ChatMessage {
  return {
    chatId: seq,
    conversationId: 1,
    seq,
    clientId: '',
    sendCompanyNo: '00001',
    sendCompanyName: 'port',
    sendName: '',
    receiveCompanyNo: '10001',
    addTime: '2026-11-21 12:00:00',
    msgType: 0,
    chatContent: `m${seq}`,
    fileName: '',
    suffix: '',
    resourceId: null,
    byteCount: null,
    isExpired: false,
    ...changes,
  };
}

/** A server that has so many messages; more may come. */
class Desk {
  count: number;
  /** how many times it does not answer from now on */
  failures = 0;
  constructor(count: number) {
    this.count = count;
  }
  readonly ask: Ask = async ({ beforeSeq, afterSeq, pageSize = 30 }) => {
    // as over a line, the answer comes in a later turn
    await new Promise((resolve) => setImmediate(resolve));
    if (this.failures > 0) {
      this.failures -= 1;
      throw new Error('no answer');
    }
    const all = Array.from({ length: this.count }, (_, index) => message(index + 1));
    if (afterSeq !== undefined) {
      const since = all.filter(({ seq }) => seq > afterSeq);
      return this.#page(since.slice(0, pageSize), since.length > pageSize);
    }
    const before = all.filter(({ seq }) => seq < (beforeSeq ?? Number.POSITIVE_INFINITY));
    return this.#page(before.slice(-pageSize), before.length > pageSize);
  };
  #page(list: ChatMessage[], hasMore: boolean): Page {
    const theirs = { deliveredSeq: 0, readSeq: 0 };
    return {
      isHd: 1,
      list,
      conversationId: 1,
      hasMore,
      counterpartNo: '00001',
      counterpartName: 'port',
      ownReadSeq: 0,
      theirs,
    };
  }
}

const seqsOf = (thread: Thread) => thread.state().messages.map(({ seq }) => seq);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const said = (seq: number): ThreadEvent => ({ kind: 'said', message: message(seq) });

async function opened(desk: Desk): Promise<Thread> {
  const thread = new Thread(ABOUT, desk.ask);
  await thread.open();
  return thread;
}

describe('a conversation as one window holds it', () => {
  test('loads its history upwards until the beginning', async () => {
    const thread = await opened(new Desk(70));
    expect(seqsOf(thread)).toEqual(upTo(70).slice(40));
    await thread.earlier();
    await thread.earlier();
    expect([seqsOf(thread), thread.state().hasEarlier]).toEqual([upTo(70), false]);
  });

  test('reads as far back as a message that was found', async () => {
    const thread = await opened(new Desk(400));
    await thread.reach(37);
    expect(seqsOf(thread)[0]).toBeLessThanOrEqual(37);
  });

  test('is reached at a find twice at once, and while somebody scrolls up, without standing still', async () => {
    const thread = await opened(new Desk(400));
    await Promise.all([thread.earlier(), thread.reach(37), thread.reach(37), thread.reach(250)]);
    expect(seqsOf(thread)[0]).toBeLessThanOrEqual(37);
    expect(new Set(seqsOf(thread)).size).toBe(seqsOf(thread).length);
  });

  test('stays as it is where what was before cannot be read, and reads it the next time', async () => {
    const desk = new Desk(70);
    const thread = await opened(desk);
    desk.failures = 1;
    await thread.reach(1);
    expect([seqsOf(thread).length, thread.state().isLoadingEarlier]).toEqual([30, false]);
    await thread.reach(1);
    expect(seqsOf(thread)).toEqual(upTo(70));
  });

  test('asks by itself again for what it could not get', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const desk = new Desk(1);
    const thread = await opened(desk);
    desk.count = 5;
    desk.failures = 2;
    await thread.catchUp();
    expect(seqsOf(thread)).toEqual([1]);
    await vi.advanceTimersByTimeAsync(5_000);
    await thread.catchUp();
    expect(seqsOf(thread)).toEqual(upTo(5));
    vi.useRealTimers();
  });

  test('takes what one says oneself for read', async () => {
    const thread = await opened(new Desk(0));
    thread.add(message(1, { sendCompanyNo: '10001' }));
    expect(thread.state().ownReadSeq).toBe(1);
  });

  test('neither misses nor doubles anything, in whatever order and however often it is told', async () => {
    const told = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(told, fc.integer({ min: 0, max: 40 }), async (seqs, begun) => {
        const desk = new Desk(begun);
        const thread = await opened(desk);
        desk.count = 40;
        for (const seq of seqs) thread.hear([said(seq)]);
        await thread.catchUp();
        await thread.reach(1);
        expect(seqsOf(thread)).toEqual(upTo(40));
      }),
    );
  });

  test('forgets that somebody types once they have said it', async () => {
    const thread = await opened(new Desk(1));
    thread.hear([{ kind: 'typing', companyNo: '00001' }]);
    expect(thread.state().typedAt).toBeGreaterThan(0);
    thread.hear([said(2)]);
    expect(thread.state().typedAt).toBe(0);
  });

  test('knows how far the other side has got, and how far one’s own colleagues have', async () => {
    const thread = await opened(new Desk(5));
    thread.hear([
      { kind: 'marked', companyNo: '00001', deliveredSeq: 5, readSeq: 3 },
      { kind: 'marked', companyNo: '10001', deliveredSeq: 5, readSeq: 4 },
    ]);
    expect(thread.state()).toMatchObject({ theirs: { deliveredSeq: 5, readSeq: 3 }, ownReadSeq: 4 });
  });
});
