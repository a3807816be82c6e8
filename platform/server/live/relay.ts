import { z } from 'zod';
import type { AnyTopic } from '../../wire/live/topic.ts';
import type { Db } from '../database/connect.ts';
import type { Log } from '../log.ts';
import type { Push } from '../push/push.ts';
import type { LiveFigures } from './liveFigures.ts';
import type { LiveSource } from './liveSource.ts';
import type { Switchboard } from './switchboard.ts';

/** Turns the words that server processes say to each other into messages for those who hear. */
export class Relay {
  readonly #db: Db;
  readonly #log: Log;
  readonly #board: Switchboard;
  readonly #figures: LiveFigures;
  readonly #onMissed: (topic: AnyTopic) => void;
  /** One round per source at a time: the order of the words is the order of the messages. */
  readonly #rounds = new Map<LiveSource, Promise<void>>();

  /** Make it before the push starts. `onMissed`: what was said about a topic may not have been told. */
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
      // what arrives in the same turn, or while the round before loads, is told together
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
        // parsed on the way out, as answers are: no row of the database leaves by accident
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
