import { type ConversationKey, keyTextOf } from '../../conversation.ts';

/** Throttle, ms. */
const INTERVAL_MS = 1_000;

export interface Arrival extends ConversationKey {
  lastSeq: number;
}

/** Delivery receipts: at once, then at most one per second and conversation. */
export class ArrivalThrottle {
  readonly #report: (arrival: Arrival) => void;
  /** reported within the interval, with the newest arrival since */
  readonly #pending = new Map<string, Arrival | null>();

  constructor(report: (arrival: Arrival) => void) {
    this.#report = report;
  }

  add(arrival: Arrival): void {
    const key = keyTextOf(arrival);
    if (this.#pending.has(key)) {
      this.#pending.set(key, arrival);
      return;
    }
    this.#report(arrival);
    this.#pending.set(key, null);
    setTimeout(() => {
      const latest = this.#pending.get(key);
      this.#pending.delete(key);
      if (latest) this.add(latest);
    }, INTERVAL_MS);
  }
}
