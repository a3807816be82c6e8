import { type About, keyOf } from '../chatStore.ts';

/** After it has told of a conversation it gathers what else arrives there for so long, ms. */
const GATHERS_MS = 1_000;

export interface Arrival extends About {
  /** number of the newest message that has arrived */
  lastSeq: number;
}

/** Tells that messages have arrived: at once, and then at most once a second of each conversation. */
export class Arrivals {
  readonly #tell: (arrival: Arrival) => void;
  /** conversations that were told of a moment ago, with what has arrived there since */
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
