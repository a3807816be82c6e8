import { useEffect, useEffectEvent } from 'react';
import { parse } from 'zod';
import { destinationOf, type PartsOf, type Topic } from '../../wire/live/topic.ts';
import { useWho } from '../who/who.ts';
import { hear } from './desk.ts';

/** Subscribes while mounted. `onSubscribed` also fires after each reconnect: refetch unless `isInitial`. */
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
    // development only: validate like the server does
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
