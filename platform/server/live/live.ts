import type { WebSocket } from 'ws';
import type { AnyTopic } from '../../wire/live/topic.ts';
import type { Who } from '../../wire/who.ts';
import type { Platform } from '../platform.ts';
import type { LiveGuard } from './admission.ts';
import type { Closing } from './closing.ts';
import { LIVE_LIMITS, type LiveLimits } from './limits.ts';
import { type Caller, LiveClient, type LiveRoom } from './liveClient.ts';
import { LiveFigures } from './liveFigures.ts';
import type { LiveSource } from './liveSource.ts';
import { Relay } from './relay.ts';
import { Switchboard } from './switchboard.ts';

const LOOK_MS = 1_000;
/** Clients closed per batch when all have to reconnect, and the pause between batches. */
const AT_ONCE = 100;
const MOMENT_MS = 50;

/** All live connections of this process (docs/decisions/016). */
export class Live {
  readonly limits: LiveLimits;
  readonly figures: LiveFigures;
  readonly #room: LiveRoom;
  readonly #perAddress: number;
  readonly #clients = new Set<LiveClient>();
  readonly #accounts = new Map<LiveClient, number>();
  readonly #countByAccount = new Map<number, number>();
  readonly #countByAddress = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;
  #isStopping = false;

  /** Construct before the bus starts, and after other subscribers to session changes. */
  constructor(
    platform: Pick<Platform, 'db' | 'log' | 'push' | 'metrics' | 'config'>,
    sources: readonly LiveSource[],
    guard: LiveGuard,
    limits: LiveLimits = LIVE_LIMITS,
  ) {
    const { log, push, metrics, config } = platform;
    this.limits = limits;
    this.figures = new LiveFigures(metrics.registry);
    this.#perAddress = config.livePerAddress;
    const board = new Switchboard();
    this.#room = {
      limits,
      guard,
      board,
      log,
      figures: this.figures,
      topics: [...new Set(sources.map(({ topic }) => topic))],
      letIn: (client, who) => this.#letIn(client, who, config.livePerPerson),
      letOut: (client) => this.#letOut(client),
    };
    new Relay(platform, sources, board, this.figures, (topic) => this.#missed(topic));
    push.on(
      guard.channel,
      (key) => this.#recheck((client) => client.key === key),
      () => this.#recheck(() => true),
    );
    this.#timer = setInterval(() => this.#look(), LOOK_MS).unref();
  }

  isCrowded(address: string): boolean {
    return this.#isStopping || (this.#countByAddress.get(address) ?? 0) >= this.#perAddress;
  }

  open(socket: WebSocket, caller: Caller): void {
    count(this.#countByAddress, caller.address, 1);
    this.#clients.add(new LiveClient(socket, caller, this.#room));
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#timer);
    for (const client of this.#clients) client.close('stopping');
  }

  #letIn(client: LiveClient, { accountId }: Who, most: number): boolean {
    if ((this.#countByAccount.get(accountId) ?? 0) >= most) return false;
    count(this.#countByAccount, accountId, 1);
    this.#accounts.set(client, accountId);
    return true;
  }

  #letOut(client: LiveClient): void {
    if (!this.#clients.delete(client)) return;
    count(this.#countByAddress, client.address, -1);
    const accountId = this.#accounts.get(client);
    this.#accounts.delete(client);
    if (accountId !== undefined) count(this.#countByAccount, accountId, -1);
  }

  #look(): void {
    const now = Date.now();
    for (const client of this.#clients) client.look(now);
  }

  #recheck(which: (client: LiveClient) => boolean): void {
    for (const client of this.#clients) if (which(client)) void client.recheck();
  }

  #missed(topic: AnyTopic): void {
    void this.#sendAway(
      [...this.#clients].filter((client) => client.hears(topic)),
      'missed',
    );
  }

  async #sendAway(clients: readonly LiveClient[], why: Closing): Promise<void> {
    for (const [index, client] of clients.entries()) {
      if (index > 0 && index % AT_ONCE === 0)
        await new Promise((done) => setTimeout(done, MOMENT_MS).unref());
      client.close(why);
    }
  }
}

function count<Key>(counts: Map<Key, number>, key: Key, by: 1 | -1): void {
  const next = (counts.get(key) ?? 0) + by;
  if (next > 0) counts.set(key, next);
  else counts.delete(key);
}
