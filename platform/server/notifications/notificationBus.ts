import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Db } from '../database/connect.ts';
import type { Log } from '../log.ts';

type Listener = { onPayload: (payload: string) => void; onGap: () => void };

const RECONNECT_MS = 1_000;
const PROBE_INTERVAL_MS = 15_000;

/** Notification bus between server processes over LISTEN/NOTIFY. Payloads are ids, not contents. */
export class NotificationBus {
  readonly #url: string;
  readonly #log: Log;
  readonly #probeIntervalMs: number;
  readonly #listeners = new Map<string, Listener[]>();
  #client: pg.Client | null = null;
  #isClosed = false;

  constructor(url: string, log: Log, probeIntervalMs = PROBE_INTERVAL_MS) {
    this.#url = url;
    this.#log = log;
    this.#probeIntervalMs = probeIntervalMs;
  }

  /** Whether notifications arrive; caches must not serve while false. */
  get isListening(): boolean {
    return this.#client !== null;
  }

  /** `onGap` runs before each (re)connection takes effect: payloads may be lost until then. */
  subscribe(channel: string, onPayload: (payload: string) => void, onGap: () => void): void {
    const listeners = this.#listeners.get(channel) ?? [];
    this.#listeners.set(channel, [...listeners, { onPayload, onGap }]);
  }

  /** Connects; call after all subscriptions. */
  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'ironsilk push',
      query_timeout: this.#probeIntervalMs,
    });
    client.on('notification', ({ channel, payload }) => {
      for (const listener of this.#listeners.get(channel) ?? []) listener.onPayload(payload ?? '');
    });
    client.on('error', (fault) => this.#handleLoss(client, fault));
    client.on('end', () => this.#handleLoss(client, null));
    try {
      await client.connect();
      await this.#listen(client);
    } catch (fault) {
      await client.end().catch(() => undefined);
      throw fault;
    }
    if (this.#isClosed) return client.end();
    for (const listener of [...this.#listeners.values()].flat()) listener.onGap();
    this.#client = client;
    void this.#probe(client);
  }

  async stop(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end();
    this.#client = null;
  }

  async #listen(client: pg.Client): Promise<void> {
    for (const channel of this.#listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  }

  /** A silently cut connection never errors: only a response proves it alive. */
  async #probe(client: pg.Client): Promise<void> {
    while (this.#client === client) {
      await new Promise((done) => setTimeout(done, this.#probeIntervalMs).unref());
      if (this.#client !== client) return;
      // A repeated LISTEN has no effect.
      await this.#listen(client).catch((fault) => this.#handleLoss(client, fault));
    }
  }

  #handleLoss(client: pg.Client, fault: Error | null): void {
    if (this.#isClosed || this.#client !== client) return;
    this.#client = null;
    this.#log.warn({ reason: fault?.message }, 'the push connection was lost');
    client.end().catch(() => undefined);
    void this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    while (!this.#isClosed) {
      try {
        return await this.start();
      } catch (fault) {
        this.#log.debug({ reason: String(fault) }, 'the push connection is still away');
        await new Promise((done) => setTimeout(done, RECONNECT_MS).unref());
      }
    }
  }
}

export async function notify(db: Db, channel: string, payload: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`);
}
