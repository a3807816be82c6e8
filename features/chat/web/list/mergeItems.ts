import type { ConversationItem } from '../../conversation.ts';

/** A company's list after conversations have changed: each once, by their newest message. */
export function mergeItems(
  known: readonly ConversationItem[],
  changed: readonly ConversationItem[],
): ConversationItem[] {
  const byId = new Map(known.map((item) => [item.conversationId, item]));
  for (const item of changed) {
    const old = byId.get(item.conversationId);
    // two topics tell of the same thing: what was told later may come earlier
    if (old === undefined || item.lastSeq >= old.lastSeq) byId.set(item.conversationId, item);
  }
  return [...byId.values()].sort((one, other) => (one.add_time < other.add_time ? 1 : -1));
}

/** How many containers have something new (portal 2.8). */
export const unreadContainers = (items: readonly ConversationItem[]) =>
  new Set(items.filter((item) => item.isHaveNewMsg === 0).map((item) => item.orderContainerId)).size;
