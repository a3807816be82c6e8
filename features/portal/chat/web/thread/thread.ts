import { CoalescedRunner } from '../../../../../libs/concurrency/coalescedRunner.ts';
import { InFlight } from '../../../../../libs/concurrency/inFlight.ts';
import { isDenied } from '../../../../../platform/web/request/callError.ts';
import type { SentBy } from '../../../../../platform/wire/call.ts';
import type { ConversationKey } from '../../conversation.ts';
import type { ChatMessage } from '../../message.ts';
import type { ThreadEvent } from '../../topics.ts';
import type { listChat } from '../../wire.ts';
import { Backoff } from './backoff.ts';
import {
  firstSeqOf,
  includes,
  joinRanges,
  lastSeqOf,
  MAX_LOADED,
  type MessageRange,
  mergeAround,
  trimEnd,
  trimStart,
} from './messageRange.ts';
import { EMPTY, type HistoryPage, headerOf, latestMarks, type ThreadState } from './threadState.ts';

type HistoryInput = SentBy<typeof listChat>;

export type FetchPage = (input: HistoryInput) => Promise<HistoryPage>;

const PAGE = 30;
const CATCH_UP_PAGE = 100;

/** Loaded part of a conversation in one window: no gaps, no duplicates, server order. */
export class Thread {
  #state: ThreadState = EMPTY;
  readonly #about: ConversationKey;
  readonly #ask: FetchPage;
  readonly #listeners = new Set<() => void>();
  readonly #inFlight = new InFlight();
  /** id of the latest navigation; answers for earlier ones are dropped */
  #wish = 0;
  /** running request for the newest messages */
  #newestRequest: { navigationId: number; led: Promise<void> } | null = null;
  /** follow the newest messages */
  #isFollowing = false;
  readonly #catchingUp = new CoalescedRunner(
    async () => {
      await this.#loadMissing();
      this.#backoff.reset();
      return false;
    },
    (thrown) => this.#retryLater(thrown),
  );
  readonly #backoff = new Backoff(() => void this.catchUp());

  constructor(about: ConversationKey, fetchPage: FetchPage) {
    this.#about = about;
    this.#ask = fetchPage;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };
  readonly state = (): ThreadState => this.#state;

  async open(): Promise<void> {
    this.#backoff.start();
    this.#update({ status: 'coming' });
    await this.jumpToNewest();
  }

  /** Jumps to the newest messages; keeps the current ones and retries on failure. */
  async jumpToNewest(): Promise<void> {
    this.#isFollowing = true;
    await this.#loadNewest().catch((thrown: unknown) => this.#retryLater(thrown));
  }

  /** Stops following the newest messages. */
  stopFollowing(): void {
    this.#isFollowing = false;
  }

  /** Loads a search result with its surroundings; false: failed. */
  async jumpTo(seq: number): Promise<boolean> {
    const found = { seq };
    this.#isFollowing = false;
    if (includes(this.#state, seq)) {
      this.#wish += 1;
      this.#update({ found });
      return true;
    }
    const jumping = this.#navigate(async () => {
      const [before, after] = await Promise.all([
        this.#load({ beforeSeq: seq + 1, pageSize: PAGE }),
        this.#load({ afterSeq: seq, pageSize: PAGE }),
      ]);
      const messages = [...before.list, ...after.list];
      return {
        page: after,
        target: { messages, hasEarlier: before.hasMore, hasLater: after.hasMore },
        found,
      };
    });
    return jumping.then(
      () => true,
      () => false,
    );
  }

  /** Loads the previous page; scrolling retries. */
  loadEarlier(): Promise<void> {
    const beforeSeq = firstSeqOf(this.#state);
    if (!this.#state.hasEarlier) return Promise.resolve();
    return this.#loadOnce(`before ${beforeSeq}`, async () => {
      this.#update({ isLoadingEarlier: true });
      try {
        const { list, hasMore } = await this.#load({ beforeSeq, pageSize: PAGE });
        const union = joinRanges({ messages: list, hasEarlier: hasMore, hasLater: true }, this.#state);
        if (union) this.#update(trimEnd(union));
      } finally {
        this.#update({ isLoadingEarlier: false });
      }
    });
  }

  loadLater(): Promise<void> {
    const afterSeq = lastSeqOf(this.#state);
    if (!this.#state.hasLater) return Promise.resolve();
    return this.#loadOnce(`after ${afterSeq}`, async () => {
      const { list, hasMore } = await this.#load({ afterSeq, pageSize: PAGE });
      const union = joinRanges(this.#state, { messages: list, hasEarlier: true, hasLater: hasMore });
      if (union) this.#update(trimStart(union));
      this.#catchUpIfBehind();
    });
  }

  /** Errors are swallowed: the state stays as it is. */
  #loadOnce(key: string, load: () => Promise<void>): Promise<void> {
    return this.#inFlight.run(key, load).catch(() => undefined);
  }

  /** Stops retries. */
  close(): void {
    this.#backoff.stop();
  }

  /** Loads newer messages; requests during a run share one more. */
  catchUp(): Promise<void> {
    if (this.#state.status !== 'ready') return Promise.resolve();
    return this.#catchingUp.request();
  }

  applyEvents(events: readonly ThreadEvent[]): void {
    if (this.#state.status !== 'ready') return;
    for (const event of events) {
      if (event.kind === 'said') this.addMessage(event.message);
      if (event.kind === 'typing') this.#update({ typedAt: Date.now() });
      if (event.kind === 'marked') this.#applyMarks(event);
    }
  }

  /** From the answer of sending or from the topic; duplicates are ignored. */
  addMessage(message: ChatMessage): void {
    const { seq, conversationId, sendCompanyNo } = message;
    const last = lastSeqOf(this.#state);
    if (this.#state.conversationId === null) this.#update({ conversationId });
    if (seq <= Math.max(last, this.#state.hasLater ? this.#state.newestSeq : 0)) return;
    this.#noteNewest(seq);
    if (this.#state.hasLater) return;
    if (seq > last + 1) {
      void this.catchUp();
      return;
    }
    this.#append({ messages: [message], hasEarlier: last > 0, hasLater: false });
    // own messages count as read
    if (sendCompanyNo === this.#state.counterpartNo) this.#update({ typedAt: 0 });
    else this.markRead(seq);
  }

  markRead(seq: number): void {
    if (seq > this.#state.ownReadSeq) this.#update({ ownReadSeq: seq });
  }

  /** Reverts an optimistic read mark. */
  revertRead(seq: number): void {
    this.#update({ ownReadSeq: Math.min(seq, this.#state.ownReadSeq) });
  }

  /** Concurrent callers share one request. */
  async #loadNewest(): Promise<void> {
    if (this.#newestRequest?.navigationId === this.#wish) return this.#newestRequest.led;
    const isHere = this.#state.status === 'ready' && !this.#state.hasLater;
    if (isHere) {
      this.#wish += 1;
      return;
    }
    const led = this.#navigate(async () => {
      const page = await this.#load({ pageSize: PAGE });
      return { page, target: { messages: page.list, hasEarlier: page.hasMore, hasLater: false } };
    });
    const request = { navigationId: this.#wish, led };
    this.#newestRequest = request;
    try {
      await led;
    } finally {
      if (this.#newestRequest === request) this.#newestRequest = null;
    }
  }

  /** Loads another range, unless superseded by a later navigation. @throws the error of the request */
  async #navigate(
    load: () => Promise<{ page: HistoryPage; target: MessageRange; found?: { seq: number } }>,
  ): Promise<void> {
    this.#wish += 1;
    const navigationId = this.#wish;
    try {
      const { page, target, found = null } = await load();
      if (navigationId !== this.#wish) return;
      this.#applyHeader(page);
      this.#update({ status: 'ready', ...mergeAround(this.#state, target), found });
      this.#catchUpIfBehind();
    } catch (thrown) {
      if (navigationId !== this.#wish) return;
      if (this.#state.status === 'coming') this.#update({ status: 'failed' });
      throw thrown;
    }
  }

  /** Following requires all known messages. */
  #catchUpIfBehind(): void {
    if (!this.#state.hasLater && this.#state.newestSeq > lastSeqOf(this.#state)) void this.catchUp();
  }

  #loadMissing(): Promise<void> {
    if (!this.#state.hasLater) return this.#loadNewer();
    return this.#isFollowing ? this.#loadNewest() : this.#loadHeader();
  }

  #retryLater(thrown: unknown): void {
    if (!isDenied(thrown)) this.#backoff.schedule();
  }

  /** Beyond one page just note that there is more. */
  async #loadNewer(): Promise<void> {
    const afterSeq = lastSeqOf(this.#state);
    const page = await this.#load({ afterSeq, pageSize: CATCH_UP_PAGE });
    this.#applyHeader(page);
    if (this.#state.hasLater) return;
    this.#append({ messages: page.list, hasEarlier: afterSeq > 0, hasLater: page.hasMore });
    if (lastSeqOf(this.#state) > afterSeq) this.#catchUpIfBehind();
  }

  /** Header and marks only, while an older part is shown. */
  async #loadHeader(): Promise<void> {
    this.#applyHeader(await this.#load({ afterSeq: this.#state.newestSeq, pageSize: 1 }));
    this.#catchUpIfBehind();
  }

  /** Over the limit, newer messages wait for scrolling. */
  #append(newer: MessageRange): void {
    const union = joinRanges(this.#state, newer);
    if (union === null) return;
    this.#update(union.messages.length > MAX_LOADED ? { hasLater: true } : union);
  }

  async #load(input: Omit<HistoryInput, keyof ConversationKey>): Promise<HistoryPage> {
    const page = await this.#ask({ ...this.#about, ...input });
    this.#noteNewest(page.lastSeq);
    return page;
  }

  #noteNewest(seq: number): void {
    if (seq > this.#state.newestSeq) this.#update({ newestSeq: seq });
  }

  #applyMarks(event: Extract<ThreadEvent, { kind: 'marked' }>): void {
    if (event.companyNo !== this.#state.counterpartNo) this.markRead(event.readSeq);
    else this.#update({ theirs: latestMarks(this.#state.theirs, event) });
  }

  /** Answers may be older than events: marks never go back. */
  #applyHeader(page: HistoryPage): void {
    this.#update({ ...headerOf(page), theirs: latestMarks(this.#state.theirs, page.theirs) });
  }

  #update(change: Partial<ThreadState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
