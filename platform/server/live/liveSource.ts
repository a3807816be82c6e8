import { type AnyTopic, destinationOf, type PartsOf, type Topic } from '../../wire/live/topic.ts';
import type { Db } from '../database/connect.ts';

export interface Publication<Path extends string, Payload> {
  parts: PartsOf<Path>;
  payload: Payload;
}

export interface Told {
  destination: string;
  payload: unknown;
}

export interface LiveSource {
  readonly topic: AnyTopic;
  readonly channel: string;
  readonly gatherMs: number;
  told(db: Db, words: readonly string[], isWanted: (destination: string) => boolean): Promise<Told[]>;
}

/**
 * `publish` gets the distinct payloads since its last call, while the topic has subscribers, one call at a time.
 * Test `wanted` (has subscribers) before loading. `gatherMs`: batching window for frequent changes.
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
