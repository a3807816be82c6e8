import type { WebSocket } from 'ws';
import type { CurrentUser } from '../../wire/currentUser.ts';
import type { AnyTopic } from '../../wire/live/topic.ts';
import type { Platform } from '../platform.ts';
import type { LiveGuard } from './admission.ts';
import { ClientConnection, type ConnectionInfo, type ServerContext } from './clientConnection.ts';
import type { CloseReason } from './closeReasons.ts';
import { LIVE_LIMITS, type LiveLimits } from './limits.ts';
import { LiveMetrics } from './liveMetrics.ts';
import type { LiveSource } from './liveSource.ts';
import { SubscriptionRegistry } from './subscriptionRegistry.ts';
import { TopicDispatcher } from './topicDispatcher.ts';

const TICK_MS = 1_000;
/** Clients closed per batch when all have to reconnect, and the pause between batches. */
const CLOSE_BATCH = 100;
const CLOSE_PAUSE_MS = 50;

/** All live connections of this process (docs/decisions/016). */
export class LiveServer {
  readonly limits: LiveLimits;
  readonly metrics: LiveMetrics;
  readonly #context: ServerContext;
  readonly #perAddress: number;
  readonly #clients = new Set<ClientConnection>();
  readonly #accounts = new Map<ClientConnection, number>();
  readonly #countByAccount = new Map<number, number>();
  readonly #countByAddress = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;
  #isStopping = false;

  /** Construct before the bus starts, and after other subscribers to session changes. */
  constructor(
    platform: Pick<Platform, 'db' | 'log' | 'bus' | 'metrics' | 'config'>,
    sources: readonly LiveSource[],
    guard: LiveGuard,
    limits: LiveLimits = LIVE_LIMITS,
  ) {
    const { log, bus, metrics, config } = platform;
    this.limits = limits;
    this.metrics = new LiveMetrics(metrics.registry);
    this.#perAddress = config.livePerAddress;
    const registry = new SubscriptionRegistry();
    this.#context = {
      limits,
      guard,
      registry,
      log,
      metrics: this.metrics,
      topics: [...new Set(sources.map(({ topic }) => topic))],
      admit: (client, user) => this.#admit(client, user, config.livePerPerson),
      release: (client) => this.#release(client),
    };
    new TopicDispatcher(platform, sources, registry, this.metrics, (topic) => this.#closeSubscribers(topic));
    bus.subscribe(
      guard.channel,
      (key) => this.#recheck((client) => client.key === key),
      () => this.#recheck(() => true),
    );
    this.#timer = setInterval(() => this.#tick(), TICK_MS).unref();
  }

  isAddressFull(address: string): boolean {
    return this.#isStopping || (this.#countByAddress.get(address) ?? 0) >= this.#perAddress;
  }

  accept(socket: WebSocket, caller: ConnectionInfo): void {
    count(this.#countByAddress, caller.address, 1);
    this.#clients.add(new ClientConnection(socket, caller, this.#context));
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#timer);
    for (const client of this.#clients) client.close('stopping');
  }

  #admit(client: ClientConnection, { accountId }: CurrentUser, limit: number): boolean {
    if ((this.#countByAccount.get(accountId) ?? 0) >= limit) return false;
    count(this.#countByAccount, accountId, 1);
    this.#accounts.set(client, accountId);
    return true;
  }

  #release(client: ClientConnection): void {
    if (!this.#clients.delete(client)) return;
    count(this.#countByAddress, client.address, -1);
    const accountId = this.#accounts.get(client);
    this.#accounts.delete(client);
    if (accountId !== undefined) count(this.#countByAccount, accountId, -1);
  }

  #tick(): void {
    const now = Date.now();
    for (const client of this.#clients) client.tick(now);
  }

  #recheck(which: (client: ClientConnection) => boolean): void {
    for (const client of this.#clients) if (which(client)) void client.recheck();
  }

  #closeSubscribers(topic: AnyTopic): void {
    void this.#closeInBatches(
      [...this.#clients].filter((client) => client.isSubscribedTo(topic)),
      'missed',
    );
  }

  async #closeInBatches(clients: readonly ClientConnection[], why: CloseReason): Promise<void> {
    for (const [index, client] of clients.entries()) {
      if (index > 0 && index % CLOSE_BATCH === 0)
        await new Promise((done) => setTimeout(done, CLOSE_PAUSE_MS).unref());
      client.close(why);
    }
  }
}

function count<Key>(counts: Map<Key, number>, key: Key, by: 1 | -1): void {
  const next = (counts.get(key) ?? 0) + by;
  if (next > 0) counts.set(key, next);
  else counts.delete(key);
}
