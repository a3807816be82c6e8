import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import {
  onStoredPrefixChange,
  removeStored,
  storedWithPrefix,
  writeStored,
} from '../../../../../platform/web/browser/localStore.ts';
import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useIsLive } from '../../../../../platform/web/live/liveState.ts';
import { isTransient } from '../../../../../platform/web/request/callError.ts';
import { send } from '../../../../../platform/web/request/send.ts';
import { type ConversationKey, isSameConversation, subjectOf } from '../../conversation.ts';
import type { ChatMessage } from '../../message.ts';
import { addChat, addChatFile } from '../../wire.ts';
import { type PendingMessage, Sender } from './sender.ts';

const senders = new Map<number, Sender>();

/** One sender per account; storage keys are separated by account. */
function senderForAccount(accountId: number): Sender {
  const existing = senders.get(accountId);
  if (existing) return existing;
  const prefix = `ironsilk.chat.unsent.${accountId}.`;
  const sender = new Sender({
    send: sendPending,
    reasonOf,
    readAll: () => storedWithPrefix(prefix).values(),
    save: (clientId, text) => writeStored(prefix + clientId, text),
    remove: (clientId) => removeStored(prefix + clientId),
  });
  onStoredPrefixChange(prefix, () => sender.syncFromStorage());
  senders.set(accountId, sender);
  return sender;
}

function sendPending(message: PendingMessage): Promise<ChatMessage> {
  const { clientId, body } = message;
  const fields = { clientId, ...subjectOf(message), remark: '' };
  if (body.kind === 'text') return send(addChat, { ...fields, chatContent: body.text });
  return send(addChatFile, { ...fields, msgType: body.msgType, resourceId: body.resourceId });
}

/** Transient errors give no reason: retried automatically. */
function reasonOf(thrown: unknown): { reason: string } {
  return { reason: thrown instanceof Error && !isTransient(thrown) ? thrown.message : '' };
}

export function useSender(): Sender {
  return senderForAccount(useCurrentUser().user.userId);
}

/** Unacknowledged messages of a conversation, in sending order. */
function useUnsent(about: ConversationKey): readonly PendingMessage[] {
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

/** Pending messages without those that already arrived by the topic. */
export function useOutgoing(about: ConversationKey, messages: readonly ChatMessage[]): readonly PendingMessage[] {
  const { companyNo } = useCurrentUser();
  return useUnsent(about).filter(
    ({ clientId }) => !messages.some((one) => one.clientId === clientId && one.sendCompanyNo === companyNo),
  );
}
