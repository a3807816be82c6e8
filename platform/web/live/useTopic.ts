import { useEffect, useEffectEvent } from 'react';
import { parse } from 'zod';
import { destinationOf, type PartsOf, type Topic } from '../../wire/live/topic.ts';
import { useWho } from '../who/who.ts';
import { hear } from './desk.ts';

/**
 * Hears a topic as long as the page is there; `parts` null: nothing. `onHearing` is called each time hearing
 * begins, at first and after a break: ask then for what may have changed since you last asked. `isFirst`: the page
 * was loaded a moment ago, so that little can have changed.
 */
export function useTopic<Path extends string, Payload>(
  topic: Topic<Path, Payload>,
  parts: PartsOf<Path> | null,
  onMessage: (payload: Payload) => void,
  onHearing: (isFirst: boolean) => void = () => {},
): void {
  const { companyNo } = useWho();
  const destination = parts && destinationOf(topic, parts);
  const tell = useEffectEvent((body: string) => {
    const payload: unknown = JSON.parse(body);
    // in development a wrong message fails here, with the field's name; the server has checked it as well
    onMessage(import.meta.env.DEV ? parse(topic.payload, payload) : (payload as Payload));
  });
  const begin = useEffectEvent((isFirst: boolean) => onHearing(isFirst));
  useEffect(() => {
    if (destination === null) return undefined;
    return hear(destination, companyNo, {
      onMessage: (body) => tell(body),
      onHearing: (isFirst) => begin(isFirst),
    });
  }, [destination, companyNo]);
}
