import type { ChatMessage } from '../../message.ts';
import type { ThreadEvent } from '../../topics.ts';
import { type FetchPage, Thread } from './thread.ts';
import type { HistoryPage } from './threadState.ts';

const KEY = { orderContainerId: 7, businessType: 0 as const, servingCompanyNo: '00001' };

export function message(seq: number, changes: Partial<ChatMessage> = {}): ChatMessage {
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

/** History call of a server with `count` messages. */
export class FakeServer {
  count: number;
  failures = 0;
  error = new Error('no answer');
  /** turns per answer, in order; then one each */
  delays: number[] = [];
  requestCount = 0;
  constructor(count: number) {
    this.count = count;
  }
  readonly fetchPage: FetchPage = async ({ beforeSeq, afterSeq, pageSize = 30 }) => {
    this.requestCount += 1;
    const { count } = this;
    const delay = this.delays.shift() ?? 1;
    // answers take turns, so events can overtake them
    for (let turn = 0; turn < delay; turn += 1) await nextTurn();
    if (this.failures > 0) {
      this.failures -= 1;
      throw this.error;
    }
    if (afterSeq !== undefined) return pageOf(count, afterSeq + 1, Math.min(count, afterSeq + pageSize), 'after');
    const last = Math.min(count, (beforeSeq ?? count + 1) - 1);
    return pageOf(count, Math.max(1, last - pageSize + 1), last, 'before');
  };
}

/** Macrotask turn without a timer: works with fake timers. */
export function nextTurn(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

function pageOf(count: number, first: number, last: number, direction: 'before' | 'after'): HistoryPage {
  const list = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => message(first + index));
  return {
    isHd: 1,
    list,
    conversationId: 1,
    lastSeq: count,
    hasMore: direction === 'after' ? last < count : first > 1,
    counterpartNo: '00001',
    counterpartName: 'port',
    ownReadSeq: 0,
    theirs: { deliveredSeq: 0, readSeq: 0 },
  };
}

export const seqsOf = (thread: Thread) => thread.state().messages.map(({ seq }) => seq);
export const seqsBetween = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
export const seqsUpTo = (count: number) => seqsBetween(1, count);
export const messageEvent = (seq: number): ThreadEvent => ({ kind: 'said', message: message(seq) });

export const newThread = (server: FakeServer) => new Thread(KEY, server.fetchPage);

export async function openThread(server: FakeServer): Promise<Thread> {
  const thread = newThread(server);
  await thread.open();
  return thread;
}
