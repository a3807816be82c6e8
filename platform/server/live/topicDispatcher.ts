import { z } from 'zod';
import type { AnyTopic } from '../../wire/live/topic.ts';
import type { Db } from '../database/connect.ts';
import type { Log } from '../log.ts';
import type { NotificationBus } from '../notifications/notificationBus.ts';
import type { LiveMetrics } from './liveMetrics.ts';
import type { LiveSource } from './liveSource.ts';
import type { SubscriptionRegistry } from './subscriptionRegistry.ts';

/** Dispatches notifications between processes to the subscribers of topics. */
export class TopicDispatcher {
  readonly #db: Db;
  readonly #log: Log;
  readonly #registry: SubscriptionRegistry;
  readonly #metrics: LiveMetrics;
  readonly #onGap: (topic: AnyTopic) => void;
  /** One run per source at a time keeps the order of the payloads. */
  readonly #runs = new Map<LiveSource, Promise<void>>();

  /** Construct before the bus starts. `onGap`: messages of the topic may be lost. */
  constructor(
    { db, log, bus }: { db: Db; log: Log; bus: NotificationBus },
    sources: readonly LiveSource[],
    registry: SubscriptionRegistry,
    metrics: LiveMetrics,
    onGap: (topic: AnyTopic) => void,
  ) {
    this.#db = db;
    this.#log = log;
    this.#registry = registry;
    this.#metrics = metrics;
    this.#onGap = onGap;
    for (const source of sources) {
      const payloads = new Set<string>();
      const enqueue = (payload: string) => {
        const isFirst = payloads.size === 0;
        payloads.add(payload);
        if (isFirst) void this.#dispatchSoon(source, payloads);
      };
      bus.subscribe(source.channel, enqueue, () => onGap(source.topic));
    }
  }

  async #dispatchSoon(source: LiveSource, payloads: Set<string>): Promise<void> {
    const before = this.#runs.get(source);
    const run = (async () => {
      if (source.batchWindowMs > 0)
        await new Promise((done) => setTimeout(done, source.batchWindowMs).unref());
      // Payloads of the same tick, or of the previous run's time, go out together.
      await before;
      const batch = [...payloads];
      payloads.clear();
      await this.#dispatch(source, batch);
    })();
    this.#runs.set(source, run);
    await run;
  }

  async #dispatch(source: LiveSource, payloads: readonly string[]): Promise<void> {
    if (!this.#registry.hasSubscribers(source.topic)) return;
    try {
      const isSubscribed = (destination: string) => this.#registry.isSubscribed(destination);
      let sent = 0;
      for (const { destination, payload } of await source.collect(this.#db, payloads, isSubscribed)) {
        // Parsed like responses: no raw database row may leave.
        const checked = z.safeParse(source.topic.payload, payload);
        if (checked.success) sent += this.#registry.dispatch(destination, JSON.stringify(checked.data));
        else
          this.#log.error({ destination, issues: checked.error.issues }, 'a message breaks its declaration');
      }
      if (sent > 0) this.#metrics.sent(sent);
    } catch (fault) {
      this.#log.error({ err: fault, topic: source.topic.path }, 'what happened could not be told');
      this.#onGap(source.topic);
    }
  }
}
