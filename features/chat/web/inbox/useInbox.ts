import { useState } from 'react';
import { useFreshReads } from '../../../../platform/web/live/useFreshReads.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { useWho } from '../../../../platform/web/who/who.ts';
import type { InboxFigures, InboxFilter, InboxRow } from '../../inbox.ts';
import { conversationsChanged } from '../../topics.ts';
import { listInbox, readInboxFigures } from '../../wire.ts';

const PAGE = 30;
const MOST = 100;

export interface Inbox {
  filter: InboxFilter;
  setFilter: (filter: InboxFilter) => void;
  containerNo: string;
  setContainerNo: (part: string) => void;
  rows: readonly InboxRow[];
  isComing: boolean;
  hasMore: boolean;
  more: () => void;
  figures: InboxFigures | undefined;
}

/** The inbox as it stands, read again as conversations change. */
export function useInbox(): Inbox {
  const { companyNo } = useWho();
  const [filter, setFilter] = useState<InboxFilter>('unanswered');
  const [containerNo, setContainerNo] = useState('');
  const [pageSize, setPageSize] = useState(PAGE);
  const listed = useRead(listInbox, { filter, containerNo, pageSize }, { keepPrevious: true });
  const figures = useRead(readInboxFigures, {});
  useFreshReads(conversationsChanged, companyNo === null ? null : { companyNo }, [
    listInbox,
    readInboxFigures,
  ]);
  const total = listed.data?.total ?? 0;
  return {
    filter,
    setFilter: (next) => {
      setFilter(next);
      setPageSize(PAGE);
    },
    containerNo,
    setContainerNo,
    rows: listed.data?.rows ?? [],
    isComing: listed.isPending,
    hasMore: total > pageSize && pageSize < MOST,
    more: () => setPageSize(Math.min(MOST, pageSize + PAGE)),
    figures: figures.data,
  };
}
