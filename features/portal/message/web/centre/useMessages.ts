import { useEffect, useState } from 'react';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { type Message, type MessageCounts, NOTICES, queryAllTip, TODOS } from '../../wire.ts';
import type { MessageListState } from './useMessageListState.ts';

const TABS = {
  info: { handWay: NOTICES, open: 'messageInfoCount' },
  todo: { handWay: TODOS, open: 'messageTodoCount' },
} as const;

export function useMessages(listState: MessageListState, counts: MessageCounts) {
  const { tab, msgType, keyword, onlyOpen, pageNum, pageSize } = listState;
  const { handWay, open } = TABS[tab];
  const isRead = onlyOpen ? '0' : undefined;
  const read = useRead(queryAllTip, { handWay, msgType, keyword, isRead, pageNum, pageSize }, { keepPrevious: true });
  const list = read.data?.newUiMessageLists;
  const countAtRead = read.data?.[open];
  useRefetchOnDecrease(countAtRead, counts[open], read.refetch);
  // new messages may not match the filter
  const isFiltered = msgType !== undefined || keyword !== '';
  return {
    read,
    list,
    newestShownId: useNewestShownId(list?.rows ?? []),
    newCount: countAtRead === undefined || isFiltered ? 0 : counts[open] - countAtRead,
  };
}

function useNewestShownId(rows: readonly Message[]): number {
  const [newest, setNewest] = useState(0);
  const newestId = Math.max(newest, ...rows.map(({ id }) => id));
  if (newestId > newest) setNewest(newestId);
  return newestId;
}

/** Refetches when the count falls; new messages are announced instead, since they would shift the list. */
function useRefetchOnDecrease(countAtRead: number | undefined, now: number, refetch: () => unknown): void {
  const isFewer = countAtRead !== undefined && now < countAtRead;
  useEffect(() => {
    if (isFewer) void refetch();
  }, [isFewer, refetch]);
}
