import { useQueryClient } from '@tanstack/react-query';
import { useTopic } from '../../../../platform/web/live/useTopic.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { useWho } from '../../../../platform/web/who/who.ts';
import type { ConversationItem } from '../../conversation.ts';
import { cameIn, conversationsChanged } from '../../topics.ts';
import { msgList } from '../../wire.ts';
import { mergeItems } from './mergeItems.ts';

/** The company's conversations, kept up as they change. `onCameIn` hears of what the other side has just written. */
export function useLiveConversations(onCameIn: (items: readonly ConversationItem[]) => void) {
  const client = useQueryClient();
  const { companyNo } = useWho();
  const parts = companyNo === null ? null : { companyNo };
  const listed = useRead(msgList, {}, { enabled: parts !== null, freshMs: Number.POSITIVE_INFINITY });

  const change = (items: readonly ConversationItem[]) =>
    client.setQueriesData<ConversationItem[]>(
      { queryKey: [msgList.path] },
      (known) => known && mergeItems(known, items),
    );
  const readAgain = () => void client.invalidateQueries({ queryKey: [msgList.path] });

  useTopic(conversationsChanged, parts, change, readAgain);
  useTopic(cameIn, parts, (items) => {
    change(items);
    onCameIn(items);
  });
  return listed;
}

/** The same list for those who only show it; the icon keeps it up. */
export function useConversations() {
  return useRead(msgList, {}, { freshMs: Number.POSITIVE_INFINITY });
}
