import { send } from '../../../../platform/web/request/send.ts';
import type { ConversationItem } from '../../conversation.ts';
import { messageReminder } from '../../wire.ts';
import { aboutOf, openChatAt } from '../chatStore.ts';
import { useTexts } from '../texts.ts';
import { isPortalLookedAt, useAttention } from './attention.ts';

/** What happens when the other side has written: it is told that it arrived, and a person who is elsewhere hears of it. */
export function useIncoming(): (items: readonly ConversationItem[]) => void {
  const notify = useNotification();
  useAttention();
  return (items) => {
    for (const item of items) {
      const arrived = { ...aboutOf(item), kind: 'delivered' as const, seq: item.lastSeq };
      send(messageReminder, arrived).catch(() => undefined);
    }
    if (!mayNotify()) return;
    void isPortalLookedAt().then((isSeen) => {
      if (!isSeen) for (const item of items) notify(item);
    });
  };
}

/** Says by the browser that somebody has written; pressed, it leads to the conversation. */
function useNotification(): (item: ConversationItem) => void {
  const texts = useTexts();
  return (item) => {
    const { containerNo, orderBigNo, counterpartName, last, conversationId } = item;
    const from = { from: counterpartName, container: containerNo || orderBigNo };
    const notification = new Notification(texts.notifyTitle(from), {
      body: last?.text ?? '',
      // the next message of the conversation takes its place, and another tab's word of the same
      tag: `chat-${conversationId}`,
    });
    notification.addEventListener('click', () => {
      window.focus();
      openChatAt(item);
      notification.close();
    });
  };
}

const mayNotify = () => 'Notification' in window && Notification.permission === 'granted';
