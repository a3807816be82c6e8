import type { ConversationItem } from '../../conversation.ts';

/** Merges by conversation id; newest message first. */
export function mergeItems(
  known: readonly ConversationItem[],
  changed: readonly ConversationItem[],
): ConversationItem[] {
  const byId = new Map(known.map((item) => [item.conversationId, item]));
  for (const item of changed) {
    const old = byId.get(item.conversationId);
    if (old === undefined || !isStale(item, old)) byId.set(item.conversationId, item);
  }
  return [...byId.values()].sort((one, other) => (one.add_time < other.add_time ? 1 : -1));
}

/** Two topics carry the same change, in any order; read conversations do not become unread again. */
const isStale = (item: ConversationItem, known: ConversationItem) =>
  item.lastSeq < known.lastSeq || (item.lastSeq === known.lastSeq && item.unreadCount > known.unreadCount);

/** Containers, not conversations (portal 2.8). */
export const countUnreadContainers = (items: readonly ConversationItem[]) =>
  new Set(items.filter((item) => item.isHaveNewMsg === 0).map((item) => item.orderContainerId)).size;
