import { useState } from 'react';
import { send } from '../../../../platform/web/request/send.ts';
import type { ConversationItem } from '../../conversation.ts';
import { messageReminder } from '../../wire.ts';
import { conversationKeyOf, openChatAt } from '../chatStore.ts';
import { useTexts } from '../texts.ts';
import { type Arrival, ArrivalThrottle } from './arrivalThrottle.ts';
import { isPortalFocused, useFocusLock } from './focusLock.ts';
import { canNotify, showNotification } from './showNotification.ts';
import { useTabLeader } from './useTabLeader.ts';

/** Delivery receipts and browser notifications for incoming messages. */
export function useIncoming(): (items: readonly ConversationItem[]) => void {
  const notify = useNotification();
  const isLeader = useTabLeader();
  const [throttle] = useState(() => new ArrivalThrottle(reportDelivered));
  useFocusLock();
  return (items) => {
    if (isLeader.current) for (const item of items) throttle.add(item);
    if (!canNotify()) return;
    void isPortalFocused().then((isFocused) => {
      if (!isFocused) for (const item of items) notify(item);
    });
  };
}

function reportDelivered(arrival: Arrival): void {
  const arrived = { ...conversationKeyOf(arrival), kind: 'delivered' as const, seq: arrival.lastSeq };
  send(messageReminder, arrived).catch(() => undefined);
}

function useNotification(): (item: ConversationItem) => void {
  const texts = useTexts();
  return (item) => {
    const { containerNo, orderBigNo, counterpartName, last, conversationId } = item;
    const from = { from: counterpartName, container: containerNo || orderBigNo };
    // replaced by the next message, and deduplicated across tabs
    const tag = `chat-${conversationId}`;
    const content = { title: texts.notifyTitle(from), body: last?.text ?? '', tag };
    showNotification(content, () => openChatAt(item));
  };
}
