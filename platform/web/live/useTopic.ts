import { useEffect, useEffectEvent } from 'react';
import { parse } from 'zod';
import { destinationOf, type Topic, type TopicParams } from '../../wire/live/topic.ts';
import { useCurrentUser } from '../currentUser/currentUser.ts';
import { subscribe } from './liveClient.ts';

/** Subscribes while mounted. `onSubscribed` also fires after each reconnect: refetch unless `isInitial`. */
export function useTopic<Path extends string, Payload>(
  topic: Topic<Path, Payload>,
  parts: TopicParams<Path> | null,
  onMessage: (payload: Payload) => void,
  onSubscribed: (isInitial: boolean) => void = () => {},
): void {
  const { companyNo } = useCurrentUser();
  const destination = parts && destinationOf(topic, parts);
  const receive = useEffectEvent((body: string) => {
    const payload: unknown = JSON.parse(body);
    // development only: validate like the server does
    onMessage(import.meta.env.DEV ? parse(topic.payload, payload) : (payload as Payload));
  });
  const subscribed = useEffectEvent((isInitial: boolean) => onSubscribed(isInitial));
  useEffect(() => {
    if (destination === null) return undefined;
    return subscribe(destination, companyNo, {
      onMessage: (body) => receive(body),
      onSubscribed: (isInitial) => subscribed(isInitial),
    });
  }, [destination, companyNo]);
}
