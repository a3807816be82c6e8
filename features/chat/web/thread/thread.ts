import type { SentBy } from '../../../../platform/wire/call.ts';
import type { ChatMessage } from '../../message.ts';
import type { ThreadEvent } from '../../topics.ts';
import type { listChat } from '../../wire.ts';
import type { About } from '../chatStore.ts';
import { isDenied } from '../passing.ts';
import { AskAgain } from './askAgain.ts';
import {
  firstSeqOf,
  holds,
  joined,
  lastSeqOf,
  ledTo,
  MOST_HELD,
  type Stretch,
  withoutBeginning,
  withoutEnd,
} from './stretch.ts';
import { EMPTY, furthest, headOf, type Page, type ThreadState } from './threadState.ts';
import { UnderWay } from './underWay.ts';

type Asked = SentBy<typeof listChat>;

export type Ask = (input: Asked) => Promise<Page>;

const PAGE = 30;
const CATCH_UP_PAGE = 100;

/** Loaded part of a conversation in one window: no gaps, no duplicates, server order. */
export class Thread {
  #state: ThreadState = EMPTY;
  readonly #about: About;
  readonly #ask: Ask;
  readonly #listeners = new Set<() => void>();
  readonly #underWay = new UnderWay();
  /** id of the latest navigation; answers for earlier ones are dropped */
  #wish = 0;
  /** running request for the newest messages */
  #leading: { wish: number; led: Promise<void> } | null = null;
  /** follow the newest messages */
  #wantsNewest = false;
  #catchingUp: Promise<void> | null = null;
  #isAskedAgain = false;
  readonly #again = new AskAgain(() => void this.catchUp());

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

  async open(): Promise<void> {
    this.#again.start();
    this.#show({ status: 'coming' });
    await this.toNewest();
  }

  /** Jumps to the newest messages; keeps the current ones and retries on failure. */
  async toNewest(): Promise<void> {
    this.#wantsNewest = true;
    await this.#readNewest().catch((thrown: unknown) => this.#askLater(thrown));
  }

  /** Stops following the newest messages. */
  stay(): void {
    this.#wantsNewest = false;
  }

  /** Loads a search result with its surroundings; false: failed. */
  async reach(seq: number): Promise<boolean> {
    const found = { seq };
    this.#wantsNewest = false;
    if (holds(this.#state, seq)) {
      this.#wish += 1;
      this.#show({ found });
      return true;
    }
    const reaching = this.#lead(async () => {
      const [before, after] = await Promise.all([
        this.#read({ beforeSeq: seq + 1, pageSize: PAGE }),
        this.#read({ afterSeq: seq, pageSize: PAGE }),
      ]);
      const messages = [...before.list, ...after.list];
      return { page: after, there: { messages, hasEarlier: before.hasMore, hasLater: after.hasMore }, found };
    });
    return reaching.then(
      () => true,
      () => false,
    );
  }

  /** Loads the previous page; scrolling retries. */
  earlier(): Promise<void> {
    const beforeSeq = firstSeqOf(this.#state);
    if (!this.#state.hasEarlier) return Promise.resolve();
    return this.#underWay.once(`before ${beforeSeq}`, async () => {
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

  later(): Promise<void> {
    const afterSeq = lastSeqOf(this.#state);
    if (!this.#state.hasLater) return Promise.resolve();
    return this.#underWay.once(`after ${afterSeq}`, async () => {
      const { list, hasMore } = await this.#read({ afterSeq, pageSize: PAGE });
      const whole = joined(this.#state, { messages: list, hasEarlier: true, hasLater: hasMore });
      if (whole) this.#show(withoutBeginning(whole));
      this.#keepUp();
    });
  }

  /** Stops retries. */
  close(): void {
    this.#again.stop();
  }

  /** Loads newer messages; requests during a run share one more. */
  catchUp(): Promise<void> {
    if (this.#state.status !== 'ready') return Promise.resolve();
    this.#isAskedAgain = true;
    this.#catchingUp ??= this.#readSince().finally(() => {
      this.#catchingUp = null;
    });
    return this.#catchingUp;
  }

  hear(events: readonly ThreadEvent[]): void {
    if (this.#state.status !== 'ready') return;
    for (const event of events) {
      if (event.kind === 'said') this.add(event.message);
      if (event.kind === 'typing') this.#show({ typedAt: Date.now() });
      if (event.kind === 'marked') this.#mark(event);
    }
  }

  /** From the answer of sending or from the topic; duplicates are ignored. */
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
    // own messages count as read
    if (sendCompanyNo === this.#state.counterpartNo) this.#show({ typedAt: 0 });
    else this.readUpTo(seq);
  }

  readUpTo(seq: number): void {
    if (seq > this.#state.ownReadSeq) this.#show({ ownReadSeq: seq });
  }

  /** Reverts an optimistic read mark. */
  unreadAfter(seq: number): void {
    this.#show({ ownReadSeq: Math.min(seq, this.#state.ownReadSeq) });
  }

  /** Concurrent callers share one request. */
  async #readNewest(): Promise<void> {
    if (this.#leading?.wish === this.#wish) return this.#leading.led;
    const isHere = this.#state.status === 'ready' && !this.#state.hasLater;
    if (isHere) {
      this.#wish += 1;
      return;
    }
    const led = this.#lead(async () => {
      const page = await this.#read({ pageSize: PAGE });
      return { page, there: { messages: page.list, hasEarlier: page.hasMore, hasLater: false } };
    });
    const leading = { wish: this.#wish, led };
    this.#leading = leading;
    try {
      await led;
    } finally {
      if (this.#leading === leading) this.#leading = null;
    }
  }

  /** Loads another range, unless superseded by a later navigation. @throws the error of the request */
  async #lead(go: () => Promise<{ page: Page; there: Stretch; found?: { seq: number } }>): Promise<void> {
    this.#wish += 1;
    const wish = this.#wish;
    try {
      const { page, there, found = null } = await go();
      if (wish !== this.#wish) return;
      this.#showHead(page);
      this.#show({ status: 'ready', ...ledTo(this.#state, there), found });
      this.#keepUp();
    } catch (thrown) {
      if (wish !== this.#wish) return;
      if (this.#state.status === 'coming') this.#show({ status: 'failed' });
      throw thrown;
    }
  }

  /** Following requires all known messages. */
  #keepUp(): void {
    if (!this.#state.hasLater && this.#state.newestSeq > lastSeqOf(this.#state)) void this.catchUp();
  }

  async #readSince(): Promise<void> {
    while (this.#isAskedAgain) {
      this.#isAskedAgain = false;
      try {
        await this.#readMissing();
        this.#again.done();
      } catch (thrown) {
        this.#askLater(thrown);
        return;
      }
    }
  }

  #readMissing(): Promise<void> {
    if (!this.#state.hasLater) return this.#readNewer();
    return this.#wantsNewest ? this.#readNewest() : this.#readHead();
  }

  #askLater(thrown: unknown): void {
    if (!isDenied(thrown)) this.#again.later();
  }

  /** Beyond one page just note that there is more. */
  async #readNewer(): Promise<void> {
    const afterSeq = lastSeqOf(this.#state);
    const page = await this.#read({ afterSeq, pageSize: CATCH_UP_PAGE });
    this.#showHead(page);
    if (this.#state.hasLater) return;
    this.#append({ messages: page.list, hasEarlier: afterSeq > 0, hasLater: page.hasMore });
    if (lastSeqOf(this.#state) > afterSeq) this.#keepUp();
  }

  /** Header and marks only, while an older part is shown. */
  async #readHead(): Promise<void> {
    this.#showHead(await this.#read({ afterSeq: this.#state.newestSeq, pageSize: 1 }));
    this.#keepUp();
  }

  /** Over the limit, newer messages wait for scrolling. */
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

  #mark(event: Extract<ThreadEvent, { kind: 'marked' }>): void {
    if (event.companyNo !== this.#state.counterpartNo) this.readUpTo(event.readSeq);
    else this.#show({ theirs: furthest(this.#state.theirs, event) });
  }

  /** Answers may be older than events: marks never go back. */
  #showHead(page: Page): void {
    this.#show({ ...headOf(page), theirs: furthest(this.#state.theirs, page.theirs) });
  }

  #show(change: Partial<ThreadState>): void {
    this.#state = { ...this.#state, ...change };
    for (const tell of this.#listeners) tell();
  }
}
