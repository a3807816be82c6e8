import { type AnyTopic, destinationOf, type Topic, type TopicParams } from '../../wire/live/topic.ts';
import type { Db } from '../database/connect.ts';

interface TopicMessage<Path extends string, Payload> {
  parts: TopicParams<Path>;
  payload: Payload;
}

interface OutboundMessage {
  destination: string;
  payload: unknown;
}

export interface LiveSource {
  readonly topic: AnyTopic;
  readonly channel: string;
  readonly batchWindowMs: number;
  collect(
    db: Db,
    payloads: readonly string[],
    isSubscribed: (destination: string) => boolean,
  ): Promise<OutboundMessage[]>;
}

/**
 * `publish` gets the distinct payloads since its last call, while the topic has subscribers, one call at a time.
 * Test `hasSubscribers` before loading. `batchWindowMs`: batching window for frequent changes.
 */
export function liveSource<Path extends string, Payload>(
  topic: Topic<Path, Payload>,
  declared: {
    channel: string;
    batchWindowMs?: number;
    publish(
      db: Db,
      payloads: readonly string[],
      hasSubscribers: (parts: TopicParams<Path>) => boolean,
    ): Promise<readonly TopicMessage<Path, Payload>[]> | readonly TopicMessage<Path, Payload>[];
  },
): LiveSource {
  return {
    topic,
    channel: declared.channel,
    batchWindowMs: declared.batchWindowMs ?? 0,
    async collect(db, payloads, isSubscribed) {
      const hasSubscribers = (parts: TopicParams<Path>) => isSubscribed(destinationOf(topic, parts));
      const messages = await declared.publish(db, payloads, hasSubscribers);
      return messages
        .filter(({ parts }) => hasSubscribers(parts))
        .map(({ parts, payload }) => ({ destination: destinationOf(topic, parts), payload }));
    },
  };
}
