import type { Db } from '../database/connect.ts';
import type { Job } from '../jobs/jobs.ts';
import { Rounds } from '../jobs/rounds.ts';
import type { Log } from '../log.ts';
import type { Platform } from '../platform.ts';
import { type Carriers, carriersFor } from './carriers/carriers.ts';
import { type DueMessage, markFailure, markKept, markSent, takeDue } from './queries.ts';
import { OUTBOX_CHANNEL } from './write.ts';

const AT_ONCE = 10;
const LONGEST_ERROR = 500;

/**
 * Delivers at once when a transaction with messages commits, and every minute for retries. A message is leased
 * before delivery and marked afterwards: at-least-once, a repeat carries the same id.
 */
export class PostRoom {
  readonly #db: Db;
  readonly #log: Log;
  readonly #carriers: Carriers;
  readonly #rounds: Rounds;

  constructor({ db, log, push, config }: Platform) {
    this.#db = db;
    this.#log = log;
    this.#carriers = carriersFor(config);
    this.#rounds = new Rounds(log, 'the outbox could not be worked off', () => this.#takeSome());
    const look = () => void this.deliverDue();
    push.on(OUTBOX_CHANNEL, look, look);
  }

  get job(): Job {
    return { name: 'outbox.deliver', cron: '* * * * *', run: () => this.deliverDue() };
  }

  deliverDue(): Promise<void> {
    return this.#rounds.ask();
  }

  /** Waits for deliveries in flight; the rest stays for the next process. */
  async stop(): Promise<void> {
    await this.#rounds.stop();
    for (const carrier of Object.values(this.#carriers)) carrier.close();
  }

  async #takeSome(): Promise<boolean> {
    const taken = await takeDue(this.#db, AT_ONCE);
    await Promise.all(taken.map((message) => this.#handOver(message)));
    return taken.length === AT_ONCE;
  }

  async #handOver(message: DueMessage): Promise<void> {
    const carrier = this.#carriers[message.channel];
    if (!carrier.leavesTheHouse) return markKept(this.#db, message.id);
    try {
      await carrier.deliver({ ...message, id: String(message.id) });
    } catch (fault) {
      const reason = reasonOf(fault);
      this.#log.warn({ messageId: message.id, tries: message.tries, reason }, 'a message could not be sent');
      return markFailure(this.#db, message, reason.slice(0, LONGEST_ERROR));
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
