import { useEffect } from 'react';
import { isSameConversation, showRequested, startConversation, useChatStore } from '../chatStore.ts';
import type { ConversationSummary } from '../list/ConversationRow.tsx';
import { useConversations } from '../list/useConversations.ts';

export function useWindowConversations(): {
  conversations: readonly ConversationSummary[];
  selectedConversation: ConversationSummary | null;
} {
  const { data } = useConversations();
  const { selected, newConversation, requestedContainer } = useChatStore();
  useEffect(() => {
    if (requestedContainer === null || data === undefined) return;
    const newest = data.find((item) => item.orderContainerId === requestedContainer.orderContainerId);
    if (newest) showRequested(newest);
    else startConversation(requestedContainer, 0);
  }, [requestedContainer, data]);
  const items: readonly ConversationSummary[] = data ?? [];
  const isListed =
    newConversation !== null && items.some((item) => isSameConversation(item, newConversation));
  const conversations = newConversation !== null && !isListed ? [newConversation, ...items] : items;
  return {
    conversations,
    selectedConversation: conversations.find((one) => isSameConversation(one, selected)) ?? null,
  };
}
