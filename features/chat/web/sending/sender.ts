import type { ChatMessage } from '../../message.ts';
import { type About, keyOf } from '../chatStore.ts';
import { type PendingMessage, readPending } from './pending.ts';

/** What a message that was not taken says about itself; no reason: there was no answer, and trying again may help. */
export interface NotTaken {
  reason: string;
}

export interface SenderMeans {
  /** @throws NotTaken by way of `reasonOf` */
  send: (message: PendingMessage) => Promise<ChatMessage>;
  reasonOf: (thrown: unknown) => NotTaken;
  /** what stands in the browser; one entry for each message, so that tabs never write over each other's */
  readAll: () => Iterable<string>;
  keep: (clientId: string, text: string) => void;
  forget: (clientId: string) => void;
}

type Sent = (message: ChatMessage, about: About) => void;

/**
 * Sends messages, those of one conversation one after the other, and keeps each until the server has acknowledged
 * it: what a reload or a crash cut off is sent again, under its own key, so that it arrives once.
 */
export class Sender {
  #messages: readonly PendingMessage[] = [];
  /** those that have stood in the browser: what is gone from there since is settled, by whatever tab */
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

  /** Hears each message that the server has taken. */
  onSent(tell: Sent): () => void {
    this.#sentListeners.add(tell);
    return () => {
      this.#sentListeners.delete(tell);
    };
  }

  /** Sends a message, after those of its conversation that no answer came for. */
  send(message: Omit<PendingMessage, 'status' | 'reason'>): void {
    this.#saidHere.add(message.clientId);
    const before = this.#messages.filter((one) => keyOf(one) === keyOf(message) && isUnanswered(one));
    this.#put([...before.map(onItsWay), { ...message, status: 'sending', reason: '' }]);
    this.flush();
  }

  /** Whether a message was said in this window, not in another tab of the person's. */
  isSaidHere(clientId: string): boolean {
    return this.#saidHere.has(clientId);
  }

  retry(clientId: string): void {
    this.#change(clientId, { status: 'sending', reason: '' });
    this.flush();
  }

  /** Whether something failed without an answer, so that trying again may help. */
  readonly hasUnanswered = () => this.#messages.some(isUnanswered);

  /** Tries all that failed without an answer once more, as when the line is back. */
  retryUnanswered(): void {
    this.#put(this.#messages.filter(isUnanswered).map(onItsWay));
    this.flush();
  }

  drop(clientId: string): void {
    this.#means.forget(clientId);
    this.#messages = this.#messages.filter((one) => one.clientId !== clientId);
    this.agree();
  }

  /** Sends what waits to be sent. */
  flush(): void {
    for (const message of this.#messages) {
      const conversation = keyOf(message);
      if (message.status !== 'sending' || this.#busy.has(conversation)) continue;
      this.#busy.add(conversation);
      void this.#sendAllOf(conversation);
    }
  }

  /** Takes over what another tab has kept or sent. */
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

  /** What was said after it must not arrive before it. */
  #failFollowers(message: PendingMessage): void {
    for (const one of this.#messages)
      if (one.status === 'sending' && keyOf(one) === keyOf(message))
        this.#change(one.clientId, { status: 'failed' });
  }

  #change(clientId: string, change: Partial<PendingMessage>): void {
    const message = this.#messages.find((one) => one.clientId === clientId);
    if (message) this.#put([{ ...message, ...change }]);
  }

  /** Keeps messages as they are now, and takes over what another tab has done meanwhile. */
  #put(changed: readonly PendingMessage[]): void {
    for (const one of changed) this.#means.keep(one.clientId, JSON.stringify(one));
    const added = changed.filter((one) => !this.#messages.some(isOf(one)));
    this.#messages = [...this.#messages.map((one) => changed.find(isOf(one)) ?? one), ...added];
    this.agree();
  }

  /** Own messages but those that another tab has settled, and those that it has added, each as it is kept. */
  #agreed(): readonly PendingMessage[] {
    const kept = new Map<string, PendingMessage>();
    for (const text of this.#means.readAll()) {
      const message = readPending(text);
      if (message) kept.set(message.clientId, message);
    }
    const own = new Set(this.#messages.map(({ clientId }) => clientId));
    const added = [...kept.values()].filter(({ clientId }) => !own.has(clientId));
    // a browser that keeps nothing settles nothing
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
