import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useIsLive } from '../../../../platform/web/live/liveState.ts';
import { useWho } from '../../../../platform/web/who/who.ts';
import type { ChatMessage } from '../../message.ts';
import { type About, isSame } from '../chatStore.ts';
import type { PendingMessage } from './pending.ts';
import type { Sender } from './sender.ts';
import { senderOf } from './senderOf.ts';

export function useSender(): Sender {
  return senderOf(useWho().user.userId);
}

/** Unacknowledged messages of a conversation, in sending order. */
export function useUnsent(about: About): readonly PendingMessage[] {
  const sender = useSender();
  const all = useSyncExternalStore(sender.subscribe, sender.messages);
  return all.filter((message) => isSame(message, about));
}

export function useSentHere(about: About, onSent: (message: ChatMessage) => void): void {
  const sender = useSender();
  const tell = useEffectEvent(onSent);
  const isHere = useEffectEvent((sent: About) => isSame(sent, about));
  useEffect(() => sender.onSent((message, sentAbout) => isHere(sentAbout) && tell(message)), [sender]);
}

const AGAIN_MS = 15_000;

/** Sends leftovers of earlier sessions; retries on reconnecting and at intervals while connected. */
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
