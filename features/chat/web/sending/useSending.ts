import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { useIsLive } from '../../../../platform/web/live/liveState.ts';
import type { ChatMessage } from '../../message.ts';
import { type ConversationKey, isSameConversation } from '../chatStore.ts';
import type { PendingMessage } from './pendingMessage.ts';
import type { Sender } from './sender.ts';
import { senderForAccount } from './senderForAccount.ts';

export function useSender(): Sender {
  return senderForAccount(useCurrentUser().user.userId);
}

/** Unacknowledged messages of a conversation, in sending order. */
export function useUnsent(about: ConversationKey): readonly PendingMessage[] {
  const sender = useSender();
  const all = useSyncExternalStore(sender.subscribe, sender.messages);
  return all.filter((message) => isSameConversation(message, about));
}

export function useSentMessages(about: ConversationKey, onSent: (message: ChatMessage) => void): void {
  const sender = useSender();
  const listener = useEffectEvent(onSent);
  const isHere = useEffectEvent((sent: ConversationKey) => isSameConversation(sent, about));
  useEffect(() => sender.onSent((message, sentAbout) => isHere(sentAbout) && listener(message)), [sender]);
}

const RETRY_INTERVAL_MS = 15_000;

/** Sends leftovers of earlier sessions; retries on reconnecting and at intervals while connected. */
export function useAutoRetry(): void {
  const sender = useSender();
  const isLive = useIsLive();
  const hasUnanswered = useSyncExternalStore(sender.subscribe, sender.hasUnanswered);
  useEffect(() => {
    if (isLive) sender.retryUnanswered();
    else sender.flush();
    const retry = () => sender.retryUnanswered();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [sender, isLive]);
  useEffect(() => {
    if (!isLive || !hasUnanswered) return undefined;
    const timer = setTimeout(() => sender.retryUnanswered(), RETRY_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [sender, isLive, hasUnanswered]);
}
