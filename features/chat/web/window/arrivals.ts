import { type About, keyOf } from '../chatStore.ts';

/** Throttle, ms. */
const GATHERS_MS = 1_000;

export interface Arrival extends About {
  lastSeq: number;
}

/** Delivery receipts: at once, then at most one per second and conversation. */
export class Arrivals {
  readonly #tell: (arrival: Arrival) => void;
  /** reported within the interval, with the newest arrival since */
  readonly #gathering = new Map<string, Arrival | null>();

  constructor(tell: (arrival: Arrival) => void) {
    this.#tell = tell;
  }

  note(arrival: Arrival): void {
    const key = keyOf(arrival);
    if (this.#gathering.has(key)) {
      this.#gathering.set(key, arrival);
      return;
    }
    this.#tell(arrival);
    this.#gathering.set(key, null);
    setTimeout(() => {
      const since = this.#gathering.get(key);
      this.#gathering.delete(key);
      if (since) this.note(since);
    }, GATHERS_MS);
  }
}
