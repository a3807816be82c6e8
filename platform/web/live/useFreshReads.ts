import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { AnyCall } from '../../wire/call.ts';
import type { PartsOf, Topic } from '../../wire/live/topic.ts';
import { useTopic } from './useTopic.ts';

/** Something that changes many times a second is read again once a second. */
const AT_MOST_EVERY_MS = 1_000;

/** Reads calls again when a topic says that something has changed, and when hearing begins anew. */
export function useFreshReads<Path extends string, Payload>(
  topic: Topic<Path, Payload>,
  parts: PartsOf<Path> | null,
  reads: readonly Pick<AnyCall, 'path'>[],
): void {
  const client = useQueryClient();
  const next = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastAt = useRef(0);
  useEffect(() => () => clearTimeout(next.current), []);

  function readAgain(): void {
    lastAt.current = Date.now();
    for (const { path } of reads) {
      const which = { queryKey: [path] };
      // an answer under way may be older than the change
      void client.cancelQueries(which).then(() => client.invalidateQueries(which));
    }
  }

  function readSoon(): void {
    clearTimeout(next.current);
    const wait = lastAt.current + AT_MOST_EVERY_MS - Date.now();
    if (wait <= 0) readAgain();
    else next.current = setTimeout(readAgain, wait);
  }

  useTopic(topic, parts, readSoon, readSoon);
}
