import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../../platform/web/request/send.ts';
import type { ConversationItem } from '../../conversation.ts';
import { LISTED_AT_ONCE, msgList } from '../../wire.ts';
import { mergeItems } from './mergeItems.ts';
import { useConversations } from './useConversations.ts';

/** Further pages, merged into the cached list. */
export function useOlder() {
  const client = useQueryClient();
  const { data = [] } = useConversations();
  const [isComing, setComing] = useState(false);
  const [read, setRead] = useState<{ lastId: number; isEnd: boolean } | null>(null);
  // restart after the list was refetched
  const goesOn = read !== null && data.some((one) => one.conversationId === read.lastId);
  const lastId = goesOn ? read.lastId : lastOf(data);
  const hasMore = goesOn ? !read.isEnd : data.length >= LISTED_AT_ONCE;

  async function more(): Promise<void> {
    if (isComing || lastId === undefined) return;
    setComing(true);
    try {
      const items = await send(msgList, { afterId: lastId });
      client.setQueriesData<ConversationItem[]>(
        { queryKey: [msgList.path] },
        (known) => known && mergeItems(known, items),
      );
      setRead({ lastId: items.at(-1)?.conversationId ?? lastId, isEnd: items.length < LISTED_AT_ONCE });
    } catch {
      // scrolling retries
    } finally {
      setComing(false);
    }
  }

  return { hasMore, isComing, more: () => void more() };
}

/** Last in server order: unread first. */
function lastOf(items: readonly ConversationItem[]): number | undefined {
  const read = items.filter(({ isHaveNewMsg }) => isHaveNewMsg !== 0);
  return (read.at(-1) ?? items.at(-1))?.conversationId;
}
