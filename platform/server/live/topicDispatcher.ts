import { z } from 'zod';
import { CoalescedRunner } from '../../../libs/concurrency/coalescedRunner.ts';
import type { AnyTopic } from '../../wire/live/topic.ts';
import { withoutMoney } from '../../wire/money.ts';
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
      // One run per source at a time keeps the order of the payloads.
      const runner = new CoalescedRunner(
        () => this.#dispatchAll(source, payloads),
        (fault) => log.error({ err: fault, topic: source.topic.path }, 'what happened could not be told'),
      );
      const enqueue = (payload: string) => {
        payloads.add(payload);
        void runner.request();
      };
      bus.subscribe(source.channel, enqueue, () => onGap(source.topic));
    }
  }

  async #dispatchAll(source: LiveSource, payloads: Set<string>): Promise<boolean> {
    if (source.batchWindowMs > 0) await new Promise((done) => setTimeout(done, source.batchWindowMs).unref());
    const batch = [...payloads];
    payloads.clear();
    if (batch.length > 0) await this.#dispatch(source, batch);
    return false;
  }

  async #dispatch(source: LiveSource, payloads: readonly string[]): Promise<void> {
    if (!this.#registry.hasSubscribers(source.topic)) return;
    try {
      const isSubscribed = (destination: string) => this.#registry.isSubscribed(destination);
      let sent = 0;
      for (const { destination, payload } of await source.collect(this.#db, payloads, isSubscribed)) {
        // Parsed like responses: no raw database row may leave.
        const checked = z.safeParse(source.topic.payload, payload);
        if (checked.success) {
          const hidden = () => JSON.stringify(withoutMoney(source.topic.payload, checked.data));
          sent += await this.#registry.dispatch(destination, JSON.stringify(checked.data), hidden);
        } else this.#log.error({ destination, issues: checked.error.issues }, 'a message breaks its declaration');
      }
      if (sent > 0) this.#metrics.sent(sent);
    } catch (fault) {
      this.#log.error({ err: fault, topic: source.topic.path }, 'what happened could not be told');
      this.#onGap(source.topic);
    }
  }
}
