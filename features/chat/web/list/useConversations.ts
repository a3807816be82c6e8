import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
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

  const lists = { queryKey: [msgList.path] };
  // an answer under way may be older than the change
  const readAgain = () => void client.cancelQueries(lists).then(() => client.invalidateQueries(lists));
  // told while the list is on its way: it may be older, so what was told is put into it once it is there
  const meanwhile = useRef<ConversationItem[]>([]);
  const merge = useEffectEvent((items: readonly ConversationItem[]) =>
    client.setQueriesData<ConversationItem[]>(lists, (known) => known && mergeItems(known, items)),
  );
  const change = (items: readonly ConversationItem[]) => {
    if (client.isFetching(lists) > 0) meanwhile.current.push(...items);
    merge(items);
  };
  useEffect(() => {
    if (!listed.isFetching) merge(meanwhile.current.splice(0));
  }, [listed.isFetching]);

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
