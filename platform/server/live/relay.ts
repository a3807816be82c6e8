import { z } from 'zod';
import type { AnyTopic } from '../../wire/live/topic.ts';
import type { Db } from '../database/connect.ts';
import type { Log } from '../log.ts';
import type { Push } from '../push/push.ts';
import type { LiveFigures } from './liveFigures.ts';
import type { LiveSource } from './liveSource.ts';
import type { Switchboard } from './switchboard.ts';

/** Dispatches notifications between processes to the subscribers of topics. */
export class Relay {
  readonly #db: Db;
  readonly #log: Log;
  readonly #board: Switchboard;
  readonly #figures: LiveFigures;
  readonly #onMissed: (topic: AnyTopic) => void;
  /** One run per source at a time keeps the order of the payloads. */
  readonly #rounds = new Map<LiveSource, Promise<void>>();

  /** Construct before the bus starts. `onMissed`: messages of the topic may be lost. */
  constructor(
    { db, log, push }: { db: Db; log: Log; push: Push },
    sources: readonly LiveSource[],
    board: Switchboard,
    figures: LiveFigures,
    onMissed: (topic: AnyTopic) => void,
  ) {
    this.#db = db;
    this.#log = log;
    this.#board = board;
    this.#figures = figures;
    this.#onMissed = onMissed;
    for (const source of sources) {
      const words = new Set<string>();
      const hear = (word: string) => {
        const isFirst = words.size === 0;
        words.add(word);
        if (isFirst) void this.#tellSoon(source, words);
      };
      push.on(source.channel, hear, () => onMissed(source.topic));
    }
  }

  async #tellSoon(source: LiveSource, words: Set<string>): Promise<void> {
    const before = this.#rounds.get(source);
    const round = (async () => {
      if (source.gatherMs > 0) await new Promise((done) => setTimeout(done, source.gatherMs).unref());
      // Payloads of the same tick, or of the previous run's time, go out together.
      await before;
      const said = [...words];
      words.clear();
      await this.#tell(source, said);
    })();
    this.#rounds.set(source, round);
    await round;
  }

  async #tell(source: LiveSource, words: readonly string[]): Promise<void> {
    if (!this.#board.isHeard(source.topic)) return;
    try {
      const isWanted = (destination: string) => this.#board.isWanted(destination);
      let sent = 0;
      for (const { destination, payload } of await source.told(this.#db, words, isWanted)) {
        // Parsed like responses: no raw database row may leave.
        const checked = z.safeParse(source.topic.payload, payload);
        if (checked.success) sent += this.#board.tell(destination, JSON.stringify(checked.data));
        else
          this.#log.error({ destination, issues: checked.error.issues }, 'a message breaks its declaration');
      }
      if (sent > 0) this.#figures.sent(sent);
    } catch (fault) {
      this.#log.error({ err: fault, topic: source.topic.path }, 'what happened could not be told');
      this.#onMissed(source.topic);
    }
  }
}
