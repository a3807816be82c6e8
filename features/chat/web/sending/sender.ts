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
  /** those that stood in the browser when it was last looked at: what is gone from there since is settled */
  #seen: ReadonlySet<string>;
  readonly #means: SenderMeans;
  readonly #listeners = new Set<() => void>();
  readonly #sentListeners = new Set<Sent>();
  readonly #busy = new Set<string>();

  constructor(means: SenderMeans) {
    this.#means = means;
    this.#messages = readPending(means.read());
    this.#seen = new Set(this.#messages.map(({ clientId }) => clientId));
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
    this.#put((all) => [
      ...all.map((one) => (keyOf(one) === keyOf(message) ? onItsWay(one) : one)),
      { ...message, status: 'sending', reason: '' },
    ]);
    this.flush();
  }

  retry(clientId: string): void {
    this.#change(clientId, { status: 'sending', reason: '' });
    this.flush();
  }

  /** Whether something failed without an answer, so that trying again may help. */
  readonly hasUnanswered = () => this.#messages.some(isUnanswered);

  /** Tries all that failed without an answer once more, as when the line is back. */
  retryUnanswered(): void {
    this.#put((all) => all.map(onItsWay));
    this.flush();
  }

  drop(clientId: string): void {
    this.#put((all) => all.filter((one) => one.clientId !== clientId));
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
    this.#put((all) => all.map((one) => (one.clientId === clientId ? { ...one, ...change } : one)));
  }

  /** Changes what is kept as it stands now, so that what another tab has kept meanwhile stays. */
  #put(change: (all: readonly PendingMessage[]) => readonly PendingMessage[]): void {
    this.#messages = change(this.#agreed());
    this.#means.keep(JSON.stringify(this.#messages));
    this.#look();
    this.#tell();
  }

  /** Own messages but those that another tab has settled, and those that it has added, each as it is kept. */
  #agreed(): readonly PendingMessage[] {
    const before = this.#seen;
    const kept = this.#look();
    const own = this.#messages.filter(({ clientId }) => this.#seen.has(clientId) || !before.has(clientId));
    const added = kept.filter((one) => !own.some(({ clientId }) => clientId === one.clientId));
    return [...own.map((one) => kept.find(({ clientId }) => clientId === one.clientId) ?? one), ...added];
  }

  #look(): readonly PendingMessage[] {
    const kept = readPending(this.#means.read());
    this.#seen = new Set(kept.map(({ clientId }) => clientId));
    return kept;
  }

  #tell(): void {
    for (const tell of this.#listeners) tell();
  }
}

const isUnanswered = ({ status, reason }: PendingMessage) => status === 'failed' && reason === '';

const onItsWay = (message: PendingMessage): PendingMessage =>
  isUnanswered(message) ? { ...message, status: 'sending' } : message;
