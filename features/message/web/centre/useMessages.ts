import { useEffect, useState } from 'react';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { type Message, type MessageCounts, NOTICES, queryAllTip, TODOS } from '../../wire.ts';
import type { Shown } from './useAddress.ts';

const TABS = {
  info: { handWay: NOTICES, open: 'messageInfoCount' },
  todo: { handWay: TODOS, open: 'messageTodoCount' },
} as const;

export function useMessages(shown: Shown, counts: MessageCounts) {
  const { tab, msgType, keyword, onlyOpen, pageNum, pageSize } = shown;
  const { handWay, open } = TABS[tab];
  const isRead = onlyOpen ? '0' : undefined;
  const read = useRead(
    queryAllTip,
    { handWay, msgType, keyword, isRead, pageNum, pageSize },
    { keepPrevious: true },
  );
  const list = read.data?.newUiMessageLists;
  const known = read.data?.[open];
  useRefreshWhenFewer(known, counts[open], read.refetch);
  // new messages may not match the filter
  const isNarrowed = msgType !== undefined || keyword !== '';
  return {
    read,
    list,
    newestSeen: useNewest(list?.rows ?? []),
    cameSince: known === undefined || isNarrowed ? 0 : counts[open] - known,
  };
}

function useNewest(rows: readonly Message[]): number {
  const [newest, setNewest] = useState(0);
  const here = Math.max(newest, ...rows.map(({ id }) => id));
  if (here > newest) setNewest(here);
  return here;
}

/** Refetches when the count falls; new messages are announced instead, since they would shift the list. */
function useRefreshWhenFewer(known: number | undefined, now: number, refetch: () => unknown): void {
  const isFewer = known !== undefined && now < known;
  useEffect(() => {
    if (isFewer) void refetch();
  }, [isFewer, refetch]);
}
