import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useIsLive } from '../../../../platform/web/live/liveState.ts';
import { useWho } from '../../../../platform/web/who/who.ts';
import type { ChatMessage } from '../../message.ts';
import { type About, isSame } from '../chatStore.ts';
import type { PendingMessage } from './pending.ts';
import type { Sender } from './sender.ts';
import { senderOf } from './senderOf.ts';

/** The sender of the person who is here. */
export function useSender(): Sender {
  return senderOf(useWho().user.userId);
}

/** Messages of a conversation that are on their way or could not go, in the order in which they were sent. */
export function useUnsent(about: About): readonly PendingMessage[] {
  const sender = useSender();
  const all = useSyncExternalStore(sender.subscribe, sender.messages);
  return all.filter((message) => isSame(message, about));
}

/** Hears each message of a conversation that the server has taken from this window. */
export function useSentHere(about: About, onSent: (message: ChatMessage) => void): void {
  const sender = useSender();
  const tell = useEffectEvent(onSent);
  const isHere = useEffectEvent((sent: About) => isSame(sent, about));
  useEffect(() => sender.onSent((message, sentAbout) => isHere(sentAbout) && tell(message)), [sender]);
}

/** So often what no answer came for is tried again while the line is there. */
const AGAIN_MS = 15_000;

/** Sends what an earlier window left, and tries again whenever the line is back, and now and then while it is. */
export function useSendingOn(): void {
  const sender = useSender();
  const isLive = useIsLive();
  const hasUnanswered = useSyncExternalStore(sender.subscribe, sender.hasUnanswered);
  useEffect(() => {
    if (isLive) sender.retryUnanswered();
    else sender.flush();
    const again = () => sender.retryUnanswered();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [sender, isLive]);
  useEffect(() => {
    if (!isLive || !hasUnanswered) return undefined;
    const timer = setTimeout(() => sender.retryUnanswered(), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [sender, isLive, hasUnanswered]);
}
