import { send } from '../../../../platform/web/request/send.ts';
import type { ConversationItem } from '../../conversation.ts';
import { messageReminder } from '../../wire.ts';
import { aboutOf, openChatAt } from '../chatStore.ts';
import { useTexts } from '../texts.ts';

/** What happens when the other side has written: it is told that it arrived, and a person who is elsewhere hears of it. */
export function useIncoming(): (items: readonly ConversationItem[]) => void {
  const texts = useTexts();
  return (items) => {
    for (const item of items) {
      const arrived = { ...aboutOf(item), kind: 'delivered' as const, seq: item.lastSeq };
      send(messageReminder, arrived).catch(() => undefined);
      if (document.visibilityState === 'visible' || !mayNotify()) continue;
      const { containerNo, orderBigNo, counterpartName, last, conversationId } = item;
      const from = { from: counterpartName, container: containerNo || orderBigNo };
      const notification = new Notification(texts.notifyTitle(from), {
        body: last?.text ?? '',
        // the next message of the conversation takes its place
        tag: `chat-${conversationId}`,
      });
      notification.addEventListener('click', () => {
        window.focus();
        openChatAt(item);
        notification.close();
      });
    }
  };
}

const mayNotify = () => 'Notification' in window && Notification.permission === 'granted';
