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

/** What happens when the other side has written: it is told that it arrived, and a person who is elsewhere hears of it. */
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

/** Says by the browser that somebody has written; pressed, it leads to the conversation. */
function useNotification(): (item: ConversationItem) => void {
  const texts = useTexts();
  return (item) => {
    const { containerNo, orderBigNo, counterpartName, last, conversationId } = item;
    const from = { from: counterpartName, container: containerNo || orderBigNo };
    // the next message of the conversation takes its place, and another tab's word of the same
    const tag = `chat-${conversationId}`;
    const said = { title: texts.notifyTitle(from), body: last?.text ?? '', tag };
    notifyBy(said, () => openChatAt(item));
  };
}
