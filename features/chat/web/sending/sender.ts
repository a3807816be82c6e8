import type { ChatMessage } from '../../message.ts';
import { type About, keyOf } from '../chatStore.ts';
import { type PendingMessage, readPending } from './pending.ts';

/** Empty `reason`: no answer, retry may help. */
export interface NotTaken {
  reason: string;
}

export interface SenderMeans {
  send: (message: PendingMessage) => Promise<ChatMessage>;
  reasonOf: (thrown: unknown) => NotTaken;
  /** one storage entry per message, so that tabs do not overwrite each other */
  readAll: () => Iterable<string>;
  keep: (clientId: string, text: string) => void;
  forget: (clientId: string) => void;
}

type Sent = (message: ChatMessage, about: About) => void;

/**
 * Outbox of a person in this browser: sequential per conversation, persisted until acknowledged; retries
 * after a reload or crash carry the same idempotency key.
 */
export class Sender {
  #messages: readonly PendingMessage[] = [];
  /** once stored; missing later = settled by another tab */
  readonly #seen = new Set<string>();
  readonly #means: SenderMeans;
  readonly #listeners = new Set<() => void>();
  readonly #sentListeners = new Set<Sent>();
  readonly #busy = new Set<string>();
  readonly #saidHere = new Set<string>();

  constructor(means: SenderMeans) {
    this.#means = means;
    this.#messages = this.#agreed();
  }

  readonly subscribe = (tell: () => void): (() => void) => {
    this.#listeners.add(tell);
    return () => {
      this.#listeners.delete(tell);
    };
  };
  readonly messages = () => this.#messages;

  onSent(tell: Sent): () => void {
    this.#sentListeners.add(tell);
    return () => {
      this.#sentListeners.delete(tell);
    };
  }

  /** Retries unanswered messages of the conversation first, to keep the order. */
  send(message: Omit<PendingMessage, 'status' | 'reason'>): void {
    this.#saidHere.add(message.clientId);
    const before = this.#messages.filter((one) => keyOf(one) === keyOf(message) && isUnanswered(one));
    this.#put([...before.map(onItsWay), { ...message, status: 'sending', reason: '' }]);
    this.flush();
  }

  /** Sent in this tab, not in another of the same person. */
  isSaidHere(clientId: string): boolean {
    return this.#saidHere.has(clientId);
  }

  retry(clientId: string): void {
    this.#change(clientId, { status: 'sending', reason: '' });
    this.flush();
  }

  readonly hasUnanswered = () => this.#messages.some(isUnanswered);

  /** Retries all messages without an answer, for example after reconnecting. */
  retryUnanswered(): void {
    this.#put(this.#messages.filter(isUnanswered).map(onItsWay));
    this.flush();
  }

  drop(clientId: string): void {
    this.#means.forget(clientId);
    this.#messages = this.#messages.filter((one) => one.clientId !== clientId);
    this.agree();
  }

  flush(): void {
    for (const message of this.#messages) {
      const conversation = keyOf(message);
      if (message.status !== 'sending' || this.#busy.has(conversation)) continue;
      this.#busy.add(conversation);
      void this.#sendAllOf(conversation);
    }
  }

  /** Merges changes of other tabs. */
  agree(): void {
    this.#messages = this.#agreed();
    this.#tell();
  }

  async #sendAllOf(conversation: string): Promise<void> {
    try {
      for (let next = this.#nextOf(conversation); next; next = this.#nextOf(conversation))
        await this.#sendOne(next);
    } finally {
      this.#busy.delete(conversation);
    }
  }

  #nextOf(conversation: string): PendingMessage | undefined {
    return this.#messages.find((one) => one.status === 'sending' && keyOf(one) === conversation);
  }

  async #sendOne(message: PendingMessage): Promise<void> {
    try {
      const taken = await this.#means.send(message);
      for (const tell of this.#sentListeners) tell(taken, message);
      this.drop(message.clientId);
    } catch (thrown) {
      this.#change(message.clientId, { status: 'failed', ...this.#means.reasonOf(thrown) });
      this.#failFollowers(message);
    }
  }

  /** Later messages wait for a retry too: order must hold. */
  #failFollowers(message: PendingMessage): void {
    for (const one of this.#messages)
      if (one.status === 'sending' && keyOf(one) === keyOf(message))
        this.#change(one.clientId, { status: 'failed' });
  }

  #change(clientId: string, change: Partial<PendingMessage>): void {
    const message = this.#messages.find((one) => one.clientId === clientId);
    if (message) this.#put([{ ...message, ...change }]);
  }

  #put(changed: readonly PendingMessage[]): void {
    for (const one of changed) this.#means.keep(one.clientId, JSON.stringify(one));
    const added = changed.filter((one) => !this.#messages.some(isOf(one)));
    this.#messages = [...this.#messages.map((one) => changed.find(isOf(one)) ?? one), ...added];
    this.agree();
  }

  /** Stored messages win; own ones missing from storage were settled by another tab. */
  #agreed(): readonly PendingMessage[] {
    const kept = new Map<string, PendingMessage>();
    for (const text of this.#means.readAll()) {
      const message = readPending(text);
      if (message) kept.set(message.clientId, message);
    }
    const own = new Set(this.#messages.map(({ clientId }) => clientId));
    const added = [...kept.values()].filter(({ clientId }) => !own.has(clientId));
    // without storage nothing counts as settled
    const open = this.#messages.filter(({ clientId }) => kept.has(clientId) || !this.#seen.has(clientId));
    for (const clientId of kept.keys()) this.#seen.add(clientId);
    return [...open.map((one) => kept.get(one.clientId) ?? one), ...added].toSorted(byTime);
  }

  #tell(): void {
    for (const tell of this.#listeners) tell();
  }
}

const isUnanswered = ({ status, reason }: PendingMessage) => status === 'failed' && reason === '';

const onItsWay = (message: PendingMessage): PendingMessage => ({ ...message, status: 'sending' });

const isOf =
  ({ clientId }: PendingMessage) =>
  (other: PendingMessage) =>
    other.clientId === clientId;

const byTime = (one: PendingMessage, other: PendingMessage) => one.at - other.at;
