import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { AnyCall } from '../../wire/call.ts';
import type { Topic, TopicParams } from '../../wire/live/topic.ts';
import { RefetchThrottle } from './refetchThrottle.ts';
import { useTopic } from './useTopic.ts';

/** Invalidates reads on each message of a topic and after each reconnect. */
export function useTopicInvalidation<Path extends string, Payload>(
  topic: Topic<Path, Payload>,
  parts: TopicParams<Path> | null,
  reads: readonly Pick<AnyCall, 'path'>[],
): void {
  const client = useQueryClient();
  const throttle = useRef<RefetchThrottle>(null);
  const invalidate = useEffectEvent(() => {
    for (const { path } of reads) {
      const which = { queryKey: [path] };
      // a response in flight may predate the change
      void client.cancelQueries(which).then(() => client.invalidateQueries(which));
    }
  });
  useEffect(() => {
    const own = new RefetchThrottle(() => invalidate());
    throttle.current = own;
    return () => own.stop();
  }, []);
  useTopic(
    topic,
    parts,
    () => throttle.current?.onChange(),
    (isInitial) => throttle.current?.onSubscribed(isInitial),
  );
}
