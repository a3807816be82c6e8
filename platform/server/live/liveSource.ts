import { type AnyTopic, destinationOf, type PartsOf, type Topic } from '../../wire/live/topic.ts';
import type { Db } from '../database/connect.ts';

/** Something to be told, to whoever hears the topic with these parts. */
export interface Publication<Path extends string, Payload> {
  parts: PartsOf<Path>;
  payload: Payload;
}

/** A publication of any topic. */
export interface Told {
  destination: string;
  payload: unknown;
}

/** Where the messages of a topic come from: words of a push channel, said in the transaction that causes them. */
export interface LiveSource {
  readonly topic: AnyTopic;
  readonly channel: string;
  readonly gatherMs: number;
  /** What the words mean to those who hear. Throws what the database throws. */
  told(db: Db, words: readonly string[], isWanted: (destination: string) => boolean): Promise<Told[]>;
}

/**
 * Declares a source. `publish` gets the words (ids) that were said since it was last asked, each once, and is asked
 * only while somebody in this process hears the topic; it is not asked again before it has answered, so messages
 * keep the order of the words. `wanted` tells whether anybody hears the topic with certain parts: test it before
 * loading anything. `gatherMs`: words are told together after this time, for topics that may change many times a
 * second; absent: at once.
 */
export function liveSource<Path extends string, Payload>(
  topic: Topic<Path, Payload>,
  declared: {
    channel: string;
    gatherMs?: number;
    publish(
      db: Db,
      words: readonly string[],
      wanted: (parts: PartsOf<Path>) => boolean,
    ): Promise<readonly Publication<Path, Payload>[]> | readonly Publication<Path, Payload>[];
  },
): LiveSource {
  return {
    topic,
    channel: declared.channel,
    gatherMs: declared.gatherMs ?? 0,
    async told(db, words, isWanted) {
      const wanted = (parts: PartsOf<Path>) => isWanted(destinationOf(topic, parts));
      const published = await declared.publish(db, words, wanted);
      return published
        .filter(({ parts }) => wanted(parts))
        .map(({ parts, payload }) => ({ destination: destinationOf(topic, parts), payload }));
    },
  };
}
