import { useEffect, useState } from 'react';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { type Message, type MessageCounts, NOTICES, queryAllTip, TODOS } from '../../wire.ts';
import type { Shown } from './useAddress.ts';

const TABS = {
  info: { handWay: NOTICES, open: 'messageInfoCount' },
  todo: { handWay: TODOS, open: 'messageTodoCount' },
} as const;

/** The page of messages that is shown, the newest message shown so far, and how many came since it was read. */
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
  // what has come may not be among those that are looked for
  const isNarrowed = msgType !== undefined || keyword !== '';
  return {
    read,
    list,
    newestSeen: useNewest(list?.rows ?? []),
    cameSince: known === undefined || isNarrowed ? 0 : counts[open] - known,
  };
}

/** The newest message that was shown so far on any page, by its id. */
function useNewest(rows: readonly Message[]): number {
  const [newest, setNewest] = useState(0);
  const here = Math.max(newest, ...rows.map(({ id }) => id));
  if (here > newest) setNewest(here);
  return here;
}

/** What was read or done elsewhere is shown so here; what came is announced, as it would move the others. */
function useRefreshWhenFewer(known: number | undefined, now: number, refetch: () => unknown): void {
  const isFewer = known !== undefined && now < known;
  useEffect(() => {
    if (isFewer) void refetch();
  }, [isFewer, refetch]);
}
