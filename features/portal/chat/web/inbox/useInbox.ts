import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { useTopicInvalidation } from '../../../../../platform/web/live/useTopicInvalidation.ts';
import { readQuery } from '../../../../../platform/web/query/readQuery.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { countMenu } from '../../../menu/wire.ts';
import type { InboxFigures, InboxFilter, InboxRow } from '../../inbox.ts';
import { conversationsChanged } from '../../topics.ts';
import { listInbox, readInboxFigures } from '../../wire.ts';

const PAGE_SIZE = 50;

export interface Inbox {
  filter: InboxFilter;
  setFilter: (filter: InboxFilter) => void;
  setText: (part: string) => void;
  rows: readonly InboxRow[];
  isLoading: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  figures: InboxFigures | undefined;
}

/** Inbox with live refresh; refetches all loaded pages. */
export function useInbox(): Inbox {
  const { companyNo } = useCurrentUser();
  const [filter, setFilter] = useState<InboxFilter>('unanswered');
  const [text, setText] = useState('');
  const [pages, setPages] = useState(1);
  const listed = usePages({ filter, text }, pages);
  const figures = useRead(readInboxFigures, {});
  useTopicInvalidation(conversationsChanged, companyNo === null ? null : { companyNo }, [
    listInbox,
    readInboxFigures,
    countMenu,
  ]);
  return {
    filter,
    setFilter: (next) => {
      setFilter(next);
      setPages(1);
    },
    setText: (next) => {
      setText(next);
      setPages(1);
    },
    ...listed,
    loadMore: () => setPages(pages + 1),
    figures: figures.data,
  };
}

function usePages(filters: { filter: InboxFilter; text: string }, pages: number) {
  const language = useLanguage();
  const found = useQueries({
    queries: Array.from({ length: pages }, (_, index) => ({
      ...readQuery(listInbox, { ...filters, pageNum: index + 1, pageSize: PAGE_SIZE }, language),
      placeholderData: keepPreviousData,
    })),
  });
  // deduplicate: a conversation may move between pages while they load
  const rows = new Map(found.flatMap(({ data }) => data?.rows ?? []).map((row) => [row.conversationId, row] as const));
  return {
    rows: [...rows.values()],
    isLoading: found[0]?.isPending ?? true,
    hasMore: (found.at(-1)?.data?.total ?? 0) > pages * PAGE_SIZE,
    isLoadingMore: pages > 1 && (found.at(-1)?.isPending ?? false),
  };
}
