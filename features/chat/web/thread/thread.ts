import type { SentBy } from '../../../../platform/wire/call.ts';
import type { IsHd } from '../../conversation.ts';
import type { ChatMessage } from '../../message.ts';
import type { ThreadEvent } from '../../topics.ts';
import type { listChat } from '../../wire.ts';
import type { About } from '../chatStore.ts';

/** What a page of messages answers. */
export interface Page {
  isHd: IsHd;
  list: ChatMessage[];
  conversationId: number | null;
  hasMore: boolean;
  counterpartNo: string;
  counterpartName: string;
  ownReadSeq: number;
  theirs: { deliveredSeq: number; readSeq: number };
}

export interface ThreadState extends Omit<Page, 'list' | 'hasMore'> {
  status: 'coming' | 'ready' | 'failed';
  /** without gaps, in the server's order, up to the newest that is known */
  messages: readonly ChatMessage[];
  hasEarlier: boolean;
  isLoadingEarlier: boolean;
  /** when the other side last typed, ms; 0: not, or it has said it */
  typedAt: number;
}

/** Asks the server for messages. */
export type Ask = (input: SentBy<typeof listChat>) => Promise<Page>;

const PAGE = 30;
const CATCH_UP_PAGE = 100;
/** So long it waits before it asks again for what it could not get, ms; twice as long each time, up to the longest. */
const ASK_AGAIN_MS = { first: 1_000, longest: 30_000 };

const EMPTY: ThreadState = {
  status: 'coming',
  messages: [],
  hasEarlier: false,
  isLoadingEarlier: false,
  typedAt: 0,
  isHd: 1,
  conversationId: null,
  counterpartNo: '',
  counterpartName: '',
  ownReadSeq: 0,
  theirs: { deliveredSeq: 0, readSeq: 0 },
};

/** The messages of a conversation as one window holds them: each once, none missing, in the server's order. */
export class Thread {
  #state: ThreadState = EMPTY;
  readonly #about: About;
  readonly #ask: Ask;
  readonly #listeners = new Set<() => void>();
  #catchingUp: Promise<void> | null = null;
  #isAskedAgain = false;
  #loadingEarlier: Promise<void> | null = null;
  #askAgain: ReturnType<typeof setTimeout> | undefined;
  #pauseMs = ASK_AGAIN_MS.first;

  constructor(about: About, ask: Ask) {
    this.#about = about;
    this.#ask = ask;
  }

  readonly subscribe = (tell: () => void): (() => void) => {
    this.#listeners.add(tell);
    return () => {
      this.#listeners.delete(tell);
    };
  };
  readonly state = (): ThreadState => this.#state;

  /** Reads the newest messages. */
  async open(): Promise<void> {
    this.#show({ status: 'coming' });
    try {
      const page = await this.#ask({ ...this.#about, pageSize: PAGE });
      this.#show({ ...headOf(page), status: 'ready', messages: page.list, hasEarlier: page.hasMore });
    } catch {
      this.#show({ status: 'failed' });
    }
  }

  /** Reads the page before what is there; one at a time. Whoever scrolls there again asks again if it failed. */
  earlier(pageSize = PAGE): Promise<void> {
    const [first] = this.#state.messages;
    if (!first || !this.#state.hasEarlier) return Promise.resolve();
    this.#loadingEarlier ??= this.#readBefore(first.seq, pageSize).finally(() => {
      this.#loadingEarlier = null;
    });
    return this.#loadingEarlier;
  }

  /** Reads as far back as a message, or as it can; for showing one that was found. */
  async reach(seq: number): Promise<void> {
    const first = () => this.#state.messages[0]?.seq ?? 0;
    for (let before = 0; this.#state.hasEarlier && first() > seq && first() !== before; ) {
      before = first();
      await this.earlier(CATCH_UP_PAGE);
    }
  }

  /** Nobody looks any more: nothing is asked for again. */
  close(): void {
    clearTimeout(this.#askAgain);
  }

  /** Reads what came since; asked while it reads, it reads once more afterwards. */
  catchUp(): Promise<void> {
    if (this.#state.status !== 'ready') return Promise.resolve();
    this.#isAskedAgain = true;
    this.#catchingUp ??= this.#readSince().finally(() => {
      this.#catchingUp = null;
    });
    return this.#catchingUp;
  }

  /** Takes in what the topic tells. */
  hear(events: readonly ThreadEvent[]): void {
    if (this.#state.status !== 'ready') return;
    for (const event of events) {
      if (event.kind === 'said') this.add(event.message);
      if (event.kind === 'typing') this.#show({ typedAt: Date.now() });
      if (event.kind === 'marked') this.#mark(event);
    }
  }

  /** Takes in a message, as the answer to sending it or as the topic tells it. */
  add(message: ChatMessage): void {
    const last = this.#last();
    if (this.#state.conversationId === null) this.#show({ conversationId: message.conversationId });
    if (message.seq <= last) return;
    if (message.seq > last + 1) {
      void this.catchUp();
      return;
    }
    const messages = [...this.#state.messages, message];
    const isTheirs = message.sendCompanyNo === this.#state.counterpartNo;
    // whoever writes has read what was there
    this.#show(isTheirs ? { messages, typedAt: 0 } : { messages, ownReadSeq: message.seq });
  }

  /** Notes that the own company has read so far. */
  readUpTo(seq: number): void {
    if (seq > this.#state.ownReadSeq) this.#show({ ownReadSeq: seq });
  }

  /** The server has not heard that more than this was read. */
  unreadAfter(seq: number): void {
    this.#show({ ownReadSeq: Math.min(seq, this.#state.ownReadSeq) });
  }

  async #readBefore(beforeSeq: number, pageSize: number): Promise<void> {
    this.#show({ isLoadingEarlier: true });
    try {
      const page = await this.#ask({ ...this.#about, beforeSeq, pageSize });
      this.#show({ messages: [...page.list, ...this.#state.messages], hasEarlier: page.hasMore });
    } catch {
      // what is there stays
    } finally {
      this.#show({ isLoadingEarlier: false });
    }
  }

  async #readSince(): Promise<void> {
    clearTimeout(this.#askAgain);
    while (this.#isAskedAgain) {
      this.#isAskedAgain = false;
      try {
        const page = await this.#ask({ ...this.#about, afterSeq: this.#last(), pageSize: CATCH_UP_PAGE });
        const after = this.#last();
        const news = page.list.filter(({ seq }) => seq > after);
        this.#show({ ...headOf(page), messages: [...this.#state.messages, ...news] });
        if (page.hasMore) this.#isAskedAgain = true;
        this.#pauseMs = ASK_AGAIN_MS.first;
      } catch {
        this.#askAgain = setTimeout(() => void this.catchUp(), this.#pauseMs);
        this.#pauseMs = Math.min(2 * this.#pauseMs, ASK_AGAIN_MS.longest);
        return;
      }
    }
  }

  #mark(event: Extract<ThreadEvent, { kind: 'marked' }>): void {
    const { companyNo, deliveredSeq, readSeq } = event;
    if (companyNo === this.#state.counterpartNo) this.#show({ theirs: { deliveredSeq, readSeq } });
    else this.readUpTo(readSeq);
  }

  #last(): number {
    return this.#state.messages.at(-1)?.seq ?? 0;
  }

  #show(change: Partial<ThreadState>): void {
    this.#state = { ...this.#state, ...change };
    for (const tell of this.#listeners) tell();
  }
}

function headOf({ isHd, conversationId, counterpartNo, counterpartName, ownReadSeq, theirs }: Page) {
  return { isHd, conversationId, counterpartNo, counterpartName, ownReadSeq, theirs };
}
