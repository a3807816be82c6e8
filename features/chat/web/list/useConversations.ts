import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTopic } from '../../../../platform/web/live/useTopic.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { useWho } from '../../../../platform/web/who/who.ts';
import type { ConversationItem } from '../../conversation.ts';
import { cameIn, conversationsChanged } from '../../topics.ts';
import { msgList } from '../../wire.ts';
import { mergeItems } from './mergeItems.ts';

/** The company's conversations, updated live. `onCameIn`: new messages of the other company. */
export function useLiveConversations(onCameIn: (items: readonly ConversationItem[]) => void) {
  const client = useQueryClient();
  const { companyNo } = useWho();
  const parts = companyNo === null ? null : { companyNo };
  const listed = useRead(msgList, {}, { enabled: parts !== null, freshMs: Number.POSITIVE_INFINITY });

  const lists = { queryKey: [msgList.path] };
  // cancel running requests: their answer may be older than the event
  const readAgain = () => void client.cancelQueries(lists).then(() => client.invalidateQueries(lists));
  // events during a request, merged again into its answer
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

/** Without live updates; `ChatIcon` keeps the cache fresh. */
export function useConversations() {
  return useRead(msgList, {}, { freshMs: Number.POSITIVE_INFINITY });
}
