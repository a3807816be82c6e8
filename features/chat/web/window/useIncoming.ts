import { useState } from 'react';
import { send } from '../../../../platform/web/request/send.ts';
import type { ConversationItem } from '../../conversation.ts';
import { messageReminder } from '../../wire.ts';
import { aboutOf, openChatAt } from '../chatStore.ts';
import { useTexts } from '../texts.ts';
import { type Arrival, Arrivals } from './arrivals.ts';
import { isPortalLookedAt, useAttention } from './attention.ts';
import { mayNotify, notifyBy } from './notifyBy.ts';
import { useSpeaker } from './useSpeaker.ts';

/** Delivery receipts and browser notifications for incoming messages. */
export function useIncoming(): (items: readonly ConversationItem[]) => void {
  const notify = useNotification();
  const isSpeaker = useSpeaker();
  const [arrivals] = useState(() => new Arrivals(tellArrival));
  useAttention();
  return (items) => {
    if (isSpeaker.current) for (const item of items) arrivals.note(item);
    if (!mayNotify()) return;
    void isPortalLookedAt().then((isSeen) => {
      if (!isSeen) for (const item of items) notify(item);
    });
  };
}

function tellArrival(arrival: Arrival): void {
  const arrived = { ...aboutOf(arrival), kind: 'delivered' as const, seq: arrival.lastSeq };
  send(messageReminder, arrived).catch(() => undefined);
}

function useNotification(): (item: ConversationItem) => void {
  const texts = useTexts();
  return (item) => {
    const { containerNo, orderBigNo, counterpartName, last, conversationId } = item;
    const from = { from: counterpartName, container: containerNo || orderBigNo };
    // replaced by the next message, and deduplicated across tabs
    const tag = `chat-${conversationId}`;
    const said = { title: texts.notifyTitle(from), body: last?.text ?? '', tag };
    notifyBy(said, () => openChatAt(item));
  };
}
