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
  read: () => string | null;
  keep: (text: string) => void;
}

type Sent = (message: ChatMessage, about: About) => void;

/**
 * Sends messages, those of one conversation one after the other, and keeps each until the server has acknowledged
 * it: what a reload or a crash cut off is sent again, under its own key, so that it arrives once.
 */
export class Sender {
  #messages: readonly PendingMessage[];
  readonly #means: SenderMeans;
  readonly #listeners = new Set<() => void>();
  readonly #sentListeners = new Set<Sent>();
  readonly #busy = new Set<string>();

  constructor(means: SenderMeans) {
    this.#means = means;
    this.#messages = readPending(means.read());
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

  send(message: Omit<PendingMessage, 'status' | 'reason'>): void {
    this.#show([...this.#messages, { ...message, status: 'sending', reason: '' }]);
    this.flush();
  }

  retry(clientId: string): void {
    this.#change(clientId, { status: 'sending', reason: '' });
    this.flush();
  }

  /** Tries all that failed without an answer once more, as when the line is back. */
  retryUnanswered(): void {
    for (const { clientId, status, reason } of this.#messages)
      if (status === 'failed' && reason === '') this.#change(clientId, { status: 'sending' });
    this.flush();
  }

  drop(clientId: string): void {
    this.#show(this.#messages.filter((one) => one.clientId !== clientId));
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
    const kept = readPending(this.#means.read());
    this.#messages = kept;
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
    this.#show(this.#messages.map((one) => (one.clientId === clientId ? { ...one, ...change } : one)));
  }

  #show(messages: readonly PendingMessage[]): void {
    this.#messages = messages;
    this.#means.keep(JSON.stringify(messages));
    this.#tell();
  }

  #tell(): void {
    for (const tell of this.#listeners) tell();
  }
}
