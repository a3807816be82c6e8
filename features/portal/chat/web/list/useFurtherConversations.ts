import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../../../platform/web/request/send.ts';
import type { ConversationItem } from '../../conversation.ts';
import { LIST_PAGE_SIZE, msgList } from '../../wire.ts';
import { mergeItems } from './mergeItems.ts';
import { useConversations } from './useConversations.ts';

/** Further pages, merged into the cached list. */
export function useFurtherConversations() {
  const client = useQueryClient();
  const { data = [] } = useConversations();
  const [isLoading, setLoading] = useState(false);
  const [read, setRead] = useState<{ lastId: number; isEnd: boolean } | null>(null);
  // restart after the list was refetched
  const isContinued = read !== null && data.some((one) => one.conversationId === read.lastId);
  const lastId = isContinued ? read.lastId : lastIdOf(data);
  const hasMore = isContinued ? !read.isEnd : data.length >= LIST_PAGE_SIZE;

  async function loadMore(): Promise<void> {
    if (isLoading || lastId === undefined) return;
    setLoading(true);
    try {
      const items = await send(msgList, { afterId: lastId });
      client.setQueriesData<ConversationItem[]>(
        { queryKey: [msgList.path] },
        (known) => known && mergeItems(known, items),
      );
      setRead({ lastId: items.at(-1)?.conversationId ?? lastId, isEnd: items.length < LIST_PAGE_SIZE });
    } catch {
      // scrolling retries
    } finally {
      setLoading(false);
    }
  }

  return { hasMore, isComing: isLoading, loadMore: () => void loadMore() };
}

/** Last in server order: unread first. */
function lastIdOf(items: readonly ConversationItem[]): number | undefined {
  const read = items.filter(({ isHaveNewMsg }) => isHaveNewMsg !== 0);
  return (read.at(-1) ?? items.at(-1))?.conversationId;
}
