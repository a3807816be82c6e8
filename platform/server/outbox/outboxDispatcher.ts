import { CoalescedRunner } from '../../../libs/concurrency/coalescedRunner.ts';
import type { Db } from '../database/connect.ts';
import type { Job } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import type { Platform } from '../platform.ts';
import { type DueMessage, leaseDueMessages, markFailure, markKept, markSent } from './queries.ts';
import { type MessageTransports, transportsFor } from './transports/transports.ts';
import { OUTBOX_CHANNEL } from './writeOutbox.ts';

const BATCH_SIZE = 10;
const MAX_ERROR_LENGTH = 500;

/**
 * Delivers at once when a transaction with messages commits, and every minute for retries. A message is leased
 * before delivery and marked afterwards: at-least-once, a repeat carries the same id.
 */
export class OutboxDispatcher {
  readonly #db: Db;
  readonly #log: Log;
  readonly #transports: MessageTransports;
  readonly #runner: CoalescedRunner;

  constructor({ db, log, bus, config }: Platform) {
    this.#db = db;
    this.#log = log;
    this.#transports = transportsFor(config);
    this.#runner = new CoalescedRunner(
      () => this.#deliverBatch(),
      (fault) => log.error({ err: fault }, 'the outbox could not be worked off'),
    );
    const deliver = () => void this.deliverDue();
    bus.subscribe(OUTBOX_CHANNEL, deliver, deliver);
  }

  get job(): Job {
    return { name: 'outbox.deliver', cron: '* * * * *', run: () => this.deliverDue() };
  }

  deliverDue(): Promise<void> {
    return this.#runner.request();
  }

  /** Waits for deliveries in flight; the rest stays for the next process. */
  async stop(): Promise<void> {
    await this.#runner.stop();
    for (const transport of Object.values(this.#transports)) transport.close();
  }

  async #deliverBatch(): Promise<boolean> {
    const leased = await leaseDueMessages(this.#db, BATCH_SIZE);
    await Promise.all(leased.map((message) => this.#deliverMessage(message)));
    return leased.length === BATCH_SIZE;
  }

  async #deliverMessage(message: DueMessage): Promise<void> {
    const transport = this.#transports[message.channel];
    if (!transport.isConfigured) return markKept(this.#db, message.id);
    try {
      await transport.deliver({ ...message, id: String(message.id) });
    } catch (fault) {
      const reason = reasonOf(fault);
      this.#log.warn({ messageId: message.id, tries: message.tries, reason }, 'a message could not be sent');
      return markFailure(this.#db, message, reason.slice(0, MAX_ERROR_LENGTH));
    }
    return markSent(this.#db, message.id);
  }
}

/** `fetch` hides the reason in the cause, sometimes as a list of addresses tried. */
function reasonOf(fault: unknown): string {
  if (fault instanceof AggregateError) return fault.errors.map(reasonOf).join(', ');
  if (!(fault instanceof Error)) return String(fault);
  return fault.cause === undefined ? fault.message : `${fault.message}: ${reasonOf(fault.cause)}`;
}
