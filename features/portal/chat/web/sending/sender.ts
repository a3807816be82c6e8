import { z } from 'zod';
import { businessType, type ConversationKey, FREE_TRADE_PORT, keyTextOf } from '../../conversation.ts';
import type { ChatMessage } from '../../message.ts';

/** Unacknowledged message. */
const pendingMessage = z.object({
  clientId: z.string(),
  orderContainerId: z.number(),
  businessType,
  servingCompanyNo: z.string().default(FREE_TRADE_PORT),
  trainNo: z.string().default(''),
  containerNo: z.string().default(''),
  at: z.number(),
  body: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), text: z.string() }),
    z.object({
      kind: z.literal('file'),
      msgType: z.union([z.literal(1), z.literal(2)]),
      resourceId: z.number(),
      fileName: z.string(),
      byteCount: z.number(),
    }),
  ]),
  status: z.enum(['sending', 'failed']),
  /** refusal of the server; empty: no answer */
  reason: z.string(),
});
export type PendingMessage = z.infer<typeof pendingMessage>;

function parsePendingMessage(text: string): PendingMessage | null {
  try {
    const read = pendingMessage.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Empty `reason`: no answer, retry may help. */
interface SendFailure {
  reason: string;
}

export interface SenderDependencies {
  send: (message: PendingMessage) => Promise<ChatMessage>;
  reasonOf: (thrown: unknown) => SendFailure;
  /** one storage entry per message, so that tabs do not overwrite each other */
  readAll: () => Iterable<string>;
  save: (clientId: string, text: string) => void;
  remove: (clientId: string) => void;
}

type SentListener = (message: ChatMessage, about: ConversationKey) => void;

/**
 * Outbox of a person in this browser: sequential per conversation, persisted until acknowledged; retries
 * after a reload or crash carry the same idempotency key.
 */
export class Sender {
  #messages: readonly PendingMessage[] = [];
  /** once stored; missing later = settled by another tab */
  readonly #everStored = new Set<string>();
  readonly #dependencies: SenderDependencies;
  readonly #listeners = new Set<() => void>();
  readonly #sentListeners = new Set<SentListener>();
  readonly #sending = new Set<string>();
  readonly #sentInThisTab = new Set<string>();

  constructor(dependencies: SenderDependencies) {
    this.#dependencies = dependencies;
    this.#messages = this.#mergedWithStorage();
  }

  readonly subscribe = (notify: () => void): (() => void) => {
    this.#listeners.add(notify);
    return () => {
      this.#listeners.delete(notify);
    };
  };
  readonly messages = () => this.#messages;

  onSent(notify: SentListener): () => void {
    this.#sentListeners.add(notify);
    return () => {
      this.#sentListeners.delete(notify);
    };
  }

  /** Retries unanswered messages of the conversation first, to keep the order. */
  send(message: Omit<PendingMessage, 'status' | 'reason'>): void {
    this.#sentInThisTab.add(message.clientId);
    const before = this.#messages.filter((one) => keyTextOf(one) === keyTextOf(message) && isUnanswered(one));
    this.#saveAll([...before.map(asSending), { ...message, status: 'sending', reason: '' }]);
    this.flush();
  }

  /** Sent in this tab, not in another of the same person. */
  isSentInThisTab(clientId: string): boolean {
    return this.#sentInThisTab.has(clientId);
  }

  retry(clientId: string): void {
    this.#change(clientId, { status: 'sending', reason: '' });
    this.flush();
  }

  readonly hasUnanswered = () => this.#messages.some(isUnanswered);

  /** Retries all messages without an answer, for example after reconnecting. */
  retryUnanswered(): void {
    this.#saveAll(this.#messages.filter(isUnanswered).map(asSending));
    this.flush();
  }

  discard(clientId: string): void {
    this.#dependencies.remove(clientId);
    this.#messages = this.#messages.filter((one) => one.clientId !== clientId);
    this.syncFromStorage();
  }

  flush(): void {
    for (const message of this.#messages) {
      const conversationKey = keyTextOf(message);
      if (message.status !== 'sending' || this.#sending.has(conversationKey)) continue;
      this.#sending.add(conversationKey);
      void this.#drain(conversationKey);
    }
  }

  /** Merges changes of other tabs. */
  syncFromStorage(): void {
    this.#messages = this.#mergedWithStorage();
    this.#notify();
  }

  async #drain(conversationKey: string): Promise<void> {
    try {
      for (let next = this.#nextOf(conversationKey); next; next = this.#nextOf(conversationKey))
        await this.#sendOne(next);
    } finally {
      this.#sending.delete(conversationKey);
    }
  }

  #nextOf(conversationKey: string): PendingMessage | undefined {
    return this.#messages.find((one) => one.status === 'sending' && keyTextOf(one) === conversationKey);
  }

  async #sendOne(message: PendingMessage): Promise<void> {
    try {
      const acknowledged = await this.#dependencies.send(message);
      for (const notify of this.#sentListeners) notify(acknowledged, message);
      this.discard(message.clientId);
    } catch (thrown) {
      this.#change(message.clientId, { status: 'failed', ...this.#dependencies.reasonOf(thrown) });
      this.#failFollowers(message);
    }
  }

  /** Later messages wait for a retry too: order must hold. */
  #failFollowers(message: PendingMessage): void {
    for (const one of this.#messages)
      if (one.status === 'sending' && keyTextOf(one) === keyTextOf(message))
        this.#change(one.clientId, { status: 'failed' });
  }

  #change(clientId: string, change: Partial<PendingMessage>): void {
    const message = this.#messages.find((one) => one.clientId === clientId);
    if (message) this.#saveAll([{ ...message, ...change }]);
  }

  #saveAll(changed: readonly PendingMessage[]): void {
    for (const one of changed) this.#dependencies.save(one.clientId, JSON.stringify(one));
    const added = changed.filter((one) => !this.#messages.some(hasSameId(one)));
    this.#messages = [...this.#messages.map((one) => changed.find(hasSameId(one)) ?? one), ...added];
    this.syncFromStorage();
  }

  /** Stored messages win; own ones missing from storage were settled by another tab. */
  #mergedWithStorage(): readonly PendingMessage[] {
    const stored = new Map<string, PendingMessage>();
    for (const text of this.#dependencies.readAll()) {
      const message = parsePendingMessage(text);
      if (message) stored.set(message.clientId, message);
    }
    const own = new Set(this.#messages.map(({ clientId }) => clientId));
    const added = [...stored.values()].filter(({ clientId }) => !own.has(clientId));
    // without storage nothing counts as settled
    const open = this.#messages.filter(({ clientId }) => stored.has(clientId) || !this.#everStored.has(clientId));
    for (const clientId of stored.keys()) this.#everStored.add(clientId);
    return [...open.map((one) => stored.get(one.clientId) ?? one), ...added].toSorted(byTime);
  }

  #notify(): void {
    for (const notify of this.#listeners) notify();
  }
}

const isUnanswered = ({ status, reason }: PendingMessage) => status === 'failed' && reason === '';

const asSending = (message: PendingMessage): PendingMessage => ({ ...message, status: 'sending' });

const hasSameId =
  ({ clientId }: PendingMessage) =>
  (other: PendingMessage) =>
    other.clientId === clientId;

const byTime = (one: PendingMessage, other: PendingMessage) => one.at - other.at;
