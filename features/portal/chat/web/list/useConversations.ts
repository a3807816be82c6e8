import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { refetchOnSubscribed } from '../../../../../platform/web/live/refetchThrottle.ts';
import { useTopic } from '../../../../../platform/web/live/useTopic.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import type { ConversationItem } from '../../conversation.ts';
import { conversationsChanged, incomingMessages } from '../../topics.ts';
import { msgList } from '../../wire.ts';
import { mergeItems } from './mergeItems.ts';

/** The company's conversations, updated live. `onCameIn`: new messages of the other company. */
export function useLiveConversations(onIncoming: (items: readonly ConversationItem[]) => void) {
  const client = useQueryClient();
  const { companyNo } = useCurrentUser();
  const parts = companyNo === null ? null : { companyNo };
  const listed = useRead(msgList, {}, { enabled: parts !== null, staleAfterMs: Number.POSITIVE_INFINITY });

  const lists = { queryKey: [msgList.path] };
  // cancel running requests: their answer may be older than the event
  const refetch = () => void client.cancelQueries(lists).then(() => client.invalidateQueries(lists));
  // events during a request, merged again into its answer
  const buffered = useRef<ConversationItem[]>([]);
  const merge = useEffectEvent((items: readonly ConversationItem[]) =>
    client.setQueriesData<ConversationItem[]>(lists, (known) => known && mergeItems(known, items)),
  );
  const change = (items: readonly ConversationItem[]) => {
    if (client.isFetching(lists) > 0) buffered.current.push(...items);
    merge(items);
  };
  useEffect(() => {
    if (!listed.isFetching) merge(buffered.current.splice(0));
  }, [listed.isFetching]);

  useTopic(conversationsChanged, parts, change, (isInitial) => refetchOnSubscribed(isInitial, refetch));
  useTopic(incomingMessages, parts, (items) => {
    change(items);
    onIncoming(items);
  });
  return listed;
}

/** Without live updates; `ChatIcon` keeps the cache fresh. */
export function useConversations() {
  return useRead(msgList, {}, { staleAfterMs: Number.POSITIVE_INFINITY });
}
