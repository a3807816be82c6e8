import { useEffect, useState } from 'react';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { MAX_PAGE_SIZE } from '../../../../../platform/wire/paging.ts';
import { listTrainPlans } from '../../../../freight/train/wire.ts';
import { platformDay } from '../platformDay.ts';
import { loadByDay } from './loadByDay.ts';

/** Delays work until the page is readable. */
function useDelayed(since: boolean, ms: number): boolean {
  const [isElapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!since) return;
    const wait = setTimeout(() => setElapsed(true), ms);
    return () => clearTimeout(wait);
  }, [since, ms]);
  return isElapsed;
}

const DAYS = 14;
const REFETCH_MS = 120_000;
const SECOND_PAGE_DELAY_MS = 1500;

/**
 * Load by day for two weeks from today. The first page of trains covers about a week; the second is read
 * later.
 */
export function useUpcomingLoad() {
  const days = Array.from({ length: DAYS }, (_, index) => platformDay(index));
  const input = {
    dateFrom: platformDay(0),
    dateTo: platformDay(DAYS - 1),
    pageSize: MAX_PAGE_SIZE,
    orderByColumn: 'departTime',
    isAsc: 'ascending',
  } as const;
  const first = useRead(listTrainPlans, input, { refetchEveryMs: REFETCH_MS });
  const hasMore = (first.data?.total ?? 0) > MAX_PAGE_SIZE;
  const isSecondPageDue = useDelayed(hasMore, SECOND_PAGE_DELAY_MS);
  const second = useRead(
    listTrainPlans,
    { ...input, pageNum: 2 },
    { enabled: isSecondPageDue, refetchEveryMs: REFETCH_MS },
  );
  const trains = [...(first.data?.rows ?? []), ...(second.data?.rows ?? [])];
  return {
    days: first.data ? loadByDay(days, trains) : null,
    /** last complete day; null: all complete */
    knownUntil: hasMore && !second.data ? (first.data?.rows.at(-1)?.departTime.slice(0, 10) ?? null) : null,
    error: first.error ?? second.error,
    retry: () => {
      if (first.error) void first.refetch();
      if (second.error) void second.refetch();
    },
  };
}
