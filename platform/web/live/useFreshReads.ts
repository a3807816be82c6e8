import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { AnyCall } from '../../wire/call.ts';
import type { PartsOf, Topic } from '../../wire/live/topic.ts';
import { Rereading } from './rereading.ts';
import { useTopic } from './useTopic.ts';

/** Invalidates reads on each message of a topic and after each reconnect. */
export function useFreshReads<Path extends string, Payload>(
  topic: Topic<Path, Payload>,
  parts: PartsOf<Path> | null,
  reads: readonly Pick<AnyCall, 'path'>[],
): void {
  const client = useQueryClient();
  const rereading = useRef<Rereading>(null);
  const readAgain = useEffectEvent(() => {
    for (const { path } of reads) {
      const which = { queryKey: [path] };
      // a response in flight may predate the change
      void client.cancelQueries(which).then(() => client.invalidateQueries(which));
    }
  });
  useEffect(() => {
    const own = new Rereading(() => readAgain());
    rereading.current = own;
    return () => own.stop();
  }, []);
  useTopic(
    topic,
    parts,
    () => rereading.current?.changed(),
    (isFirst) => rereading.current?.hearingBegins(isFirst),
  );
}
