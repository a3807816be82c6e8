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
  /** connections with a CONNECT, by address */
  readonly #countByAddress = new Map<string, number>();
  readonly #identified = new Set<ClientConnection>();
  /** by address, oldest first */
  readonly #anonymous = new Map<string, Set<ClientConnection>>();
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
      identify: (client) => this.#identify(client),
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
    const anonymous = this.#anonymous.get(caller.address) ?? new Set();
    const [oldest] = anonymous;
    if (oldest && anonymous.size >= this.limits.anonymousPerAddress) this.#evict(oldest);
    const client = new ClientConnection(socket, caller, this.#context);
    this.#clients.add(client);
    this.#anonymous.set(caller.address, anonymous.add(client));
  }

  #evict(client: ClientConnection): void {
    this.#forgetAnonymous(client);
    client.close('crowded');
  }

  #forgetAnonymous(client: ClientConnection): void {
    const others = this.#anonymous.get(client.address);
    others?.delete(client);
    if (others?.size === 0) this.#anonymous.delete(client.address);
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#timer);
    for (const client of this.#clients) client.close('stopping');
  }

  #identify(client: ClientConnection): boolean {
    if (this.isAddressFull(client.address)) return false;
    this.#forgetAnonymous(client);
    this.#identified.add(client);
    count(this.#countByAddress, client.address, 1);
    return true;
  }

  #admit(client: ClientConnection, { accountId }: CurrentUser, limit: number): boolean {
    if ((this.#countByAccount.get(accountId) ?? 0) >= limit) return false;
    count(this.#countByAccount, accountId, 1);
    this.#accounts.set(client, accountId);
    return true;
  }

  #release(client: ClientConnection): void {
    if (!this.#clients.delete(client)) return;
    this.#forgetAnonymous(client);
    if (this.#identified.delete(client)) count(this.#countByAddress, client.address, -1);
    const accountId = this.#accounts.get(client);
    if (accountId === undefined) return;
    this.#accounts.delete(client);
    count(this.#countByAccount, accountId, -1);
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
      if (index > 0 && index % CLOSE_BATCH === 0) await new Promise((done) => setTimeout(done, CLOSE_PAUSE_MS).unref());
      client.close(why);
    }
  }
}

function count<Key>(counts: Map<Key, number>, key: Key, by: 1 | -1): void {
  const next = (counts.get(key) ?? 0) + by;
  if (next > 0) counts.set(key, next);
  else counts.delete(key);
}
