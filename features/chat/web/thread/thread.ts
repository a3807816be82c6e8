import type { SentBy } from '../../../../platform/wire/call.ts';
import type { ChatMessage } from '../../message.ts';
import type { ThreadEvent } from '../../topics.ts';
import type { listChat } from '../../wire.ts';
import type { About } from '../chatStore.ts';
import {
  firstSeqOf,
  holds,
  joined,
  lastSeqOf,
  MOST_HELD,
  type Stretch,
  withoutBeginning,
  withoutEnd,
} from './stretch.ts';
import { EMPTY, headOf, type Page, type ThreadState } from './threadState.ts';

type Asked = SentBy<typeof listChat>;

/** Asks the server for messages. */
export type Ask = (input: Asked) => Promise<Page>;

const PAGE = 30;
const CATCH_UP_PAGE = 100;
/** So long it waits before it asks again for what it could not get, ms; twice as long each time, up to the longest. */
const ASK_AGAIN_MS = { first: 1_000, longest: 30_000 };

/** A part of a conversation as one window holds it: each message once, none missing, in the server's order. */
export class Thread {
  #state: ThreadState = EMPTY;
  readonly #about: About;
  readonly #ask: Ask;
  readonly #listeners = new Set<() => void>();
  /** what is being asked for, by what it is: nothing is asked for twice at once */
  readonly #underWay = new Map<string, Promise<void>>();
  /** counts where somebody wanted to be led: an answer for an earlier wish leads nowhere */
  #wish = 0;
  #catchingUp: Promise<void> | null = null;
  #isAskedAgain = false;
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
    await this.toNewest();
    if (this.#state.status === 'coming') this.#show({ status: 'failed' });
  }

  /** Shows the newest messages, wherever one was; false: they could not be read, and what is there stays. */
  toNewest(): Promise<boolean> {
    this.#wish += 1;
    const isHere = this.#state.status === 'ready' && !this.#state.hasLater;
    if (isHere) return Promise.resolve(true);
    return this.#lead(async () => {
      const page = await this.#read({ pageSize: PAGE });
      return { page, there: { messages: page.list, hasEarlier: page.hasMore, hasLater: false } };
    });
  }

  /** Shows a message that was found, and what stands around it; false: it could not be read. */
  reach(seq: number): Promise<boolean> {
    const found = { seq };
    if (holds(this.#state, seq)) {
      this.#wish += 1;
      this.#show({ found });
      return Promise.resolve(true);
    }
    return this.#lead(async () => {
      const [before, after] = await Promise.all([
        this.#read({ beforeSeq: seq + 1, pageSize: PAGE }),
        this.#read({ afterSeq: seq, pageSize: PAGE }),
      ]);
      const messages = [...before.list, ...after.list];
      return { page: after, there: { messages, hasEarlier: before.hasMore, hasLater: after.hasMore }, found };
    });
  }

  /** Reads the page before what is there. Whoever scrolls there again asks again if it failed. */
  earlier(): Promise<void> {
    const beforeSeq = firstSeqOf(this.#state);
    if (!this.#state.hasEarlier) return Promise.resolve();
    return this.#once(`before ${beforeSeq}`, async () => {
      this.#show({ isLoadingEarlier: true });
      try {
        const { list, hasMore } = await this.#read({ beforeSeq, pageSize: PAGE });
        const whole = joined({ messages: list, hasEarlier: hasMore, hasLater: true }, this.#state);
        if (whole) this.#show(withoutEnd(whole));
      } finally {
        this.#show({ isLoadingEarlier: false });
      }
    });
  }

  /** Reads the page after what is there, where that does not reach the newest; as `earlier` does. */
  later(): Promise<void> {
    const afterSeq = lastSeqOf(this.#state);
    if (!this.#state.hasLater) return Promise.resolve();
    return this.#once(`after ${afterSeq}`, async () => {
      const { list, hasMore } = await this.#read({ afterSeq, pageSize: PAGE });
      const whole = joined(this.#state, { messages: list, hasEarlier: true, hasLater: hasMore });
      if (whole) this.#show(withoutBeginning(whole));
      this.#keepUp();
    });
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
    const { seq, conversationId, sendCompanyNo } = message;
    const last = lastSeqOf(this.#state);
    if (this.#state.conversationId === null) this.#show({ conversationId });
    if (seq <= Math.max(last, this.#state.hasLater ? this.#state.newestSeq : 0)) return;
    this.#know(seq);
    if (this.#state.hasLater) return;
    if (seq > last + 1) {
      void this.catchUp();
      return;
    }
    this.#append({ messages: [message], hasEarlier: last > 0, hasLater: false });
    // whoever writes has read what was there
    if (sendCompanyNo === this.#state.counterpartNo) this.#show({ typedAt: 0 });
    else this.readUpTo(seq);
  }

  /** Notes that the own company has read so far. */
  readUpTo(seq: number): void {
    if (seq > this.#state.ownReadSeq) this.#show({ ownReadSeq: seq });
  }

  /** The server has not heard that more than this was read. */
  unreadAfter(seq: number): void {
    this.#show({ ownReadSeq: Math.min(seq, this.#state.ownReadSeq) });
  }

  /** Leads somebody to another part, unless they have wished to be elsewhere by then. */
  async #lead(go: () => Promise<{ page: Page; there: Stretch; found?: { seq: number } }>): Promise<boolean> {
    this.#wish += 1;
    const wish = this.#wish;
    try {
      const { page, there, found = null } = await go();
      if (wish !== this.#wish) return true;
      const whole = joined(this.#state, there);
      const isOne = whole !== null && whole.messages.length <= MOST_HELD;
      this.#show({ ...headOf(page), status: 'ready', ...(isOne ? whole : there), found });
      this.#keepUp();
      return true;
    } catch {
      return wish !== this.#wish;
    }
  }

  /** Where one reads the newest, none that is known of may be missing. */
  #keepUp(): void {
    if (!this.#state.hasLater && this.#state.newestSeq > lastSeqOf(this.#state)) void this.catchUp();
  }

  async #readSince(): Promise<void> {
    clearTimeout(this.#askAgain);
    while (this.#isAskedAgain) {
      this.#isAskedAgain = false;
      try {
        await (this.#state.hasLater ? this.#readHead() : this.#readNewer());
        this.#pauseMs = ASK_AGAIN_MS.first;
      } catch {
        this.#askAgain = setTimeout(() => void this.catchUp(), this.#pauseMs);
        this.#pauseMs = Math.min(2 * this.#pauseMs, ASK_AGAIN_MS.longest);
        return;
      }
    }
  }

  /** Reads what has been said since; of more than a page it is enough to know that there is more. */
  async #readNewer(): Promise<void> {
    const afterSeq = lastSeqOf(this.#state);
    const page = await this.#read({ afterSeq, pageSize: CATCH_UP_PAGE });
    this.#show(headOf(page));
    if (this.#state.hasLater) return;
    this.#append({ messages: page.list, hasEarlier: afterSeq > 0, hasLater: page.hasMore });
    if (lastSeqOf(this.#state) > afterSeq) this.#keepUp();
  }

  /** Learns how far the conversation and its readers have got, for somebody who looks at a part of long ago. */
  async #readHead(): Promise<void> {
    this.#show(headOf(await this.#read({ afterSeq: this.#state.newestSeq, pageSize: 1 })));
    this.#keepUp();
  }

  /** Puts newer messages at the end; where no more can be held, they wait until somebody reads on. */
  #append(newer: Stretch): void {
    const whole = joined(this.#state, newer);
    if (whole === null) return;
    this.#show(whole.messages.length > MOST_HELD ? { hasLater: true } : whole);
  }

  async #read(asked: Omit<Asked, keyof About>): Promise<Page> {
    const page = await this.#ask({ ...this.#about, ...asked });
    this.#know(page.lastSeq);
    return page;
  }

  #know(seq: number): void {
    if (seq > this.#state.newestSeq) this.#show({ newestSeq: seq });
  }

  #once(what: string, ask: () => Promise<void>): Promise<void> {
    const known = this.#underWay.get(what);
    if (known) return known;
    const asking = ask()
      // what is there stays
      .catch(() => undefined)
      .finally(() => this.#underWay.delete(what));
    this.#underWay.set(what, asking);
    return asking;
  }

  #mark(event: Extract<ThreadEvent, { kind: 'marked' }>): void {
    const { companyNo, deliveredSeq, readSeq } = event;
    if (companyNo === this.#state.counterpartNo) this.#show({ theirs: { deliveredSeq, readSeq } });
    else this.readUpTo(readSeq);
  }

  #show(change: Partial<ThreadState>): void {
    this.#state = { ...this.#state, ...change };
    for (const tell of this.#listeners) tell();
  }
}
