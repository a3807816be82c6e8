import { useEffect } from 'react';
import { begin, fulfil, isSame, useChat } from '../chatStore.ts';
import type { ShownConversation } from '../list/ConversationRow.tsx';
import { useConversations } from '../list/useConversations.ts';

export function useShown(): { conversations: readonly ShownConversation[]; shown: ShownConversation | null } {
  const { data } = useConversations();
  const { chosen, begun, wanted } = useChat();
  useEffect(() => {
    if (wanted === null || data === undefined) return;
    const newest = data.find((item) => item.orderContainerId === wanted.orderContainerId);
    if (newest) fulfil(newest);
    else begin(wanted, 0);
  }, [wanted, data]);
  const items: readonly ShownConversation[] = data ?? [];
  const isListed = begun !== null && items.some((item) => isSame(item, begun));
  const conversations = begun !== null && !isListed ? [begun, ...items] : items;
  return { conversations, shown: conversations.find((one) => isSame(one, chosen)) ?? null };
}
