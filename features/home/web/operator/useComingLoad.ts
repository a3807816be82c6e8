import { useRead } from '../../../../platform/web/query/useRead.ts';
import { MAX_PAGE_SIZE } from '../../../../platform/wire/paging.ts';
import { listTrainPlans } from '../../../train/wire.ts';
import { platformDay } from '../platformDay.ts';
import { loadByDay } from './loadByDay.ts';

const DAYS = 14;
const LOOK_AGAIN_MS = 120_000;

/** The load of the trains of the next two weeks by day, beginning today; two pages of trains at most. */
export function useComingLoad() {
  const days = Array.from({ length: DAYS }, (_, index) => platformDay(index));
  const asked = {
    dateFrom: platformDay(0),
    dateTo: platformDay(DAYS - 1),
    pageSize: MAX_PAGE_SIZE,
    orderByColumn: 'departTime',
    isAsc: 'ascending',
  } as const;
  const first = useRead(listTrainPlans, asked, { refetchEveryMs: LOOK_AGAIN_MS });
  const hasMore = (first.data?.total ?? 0) > MAX_PAGE_SIZE;
  const second = useRead(
    listTrainPlans,
    { ...asked, pageNum: 2 },
    { enabled: hasMore, refetchEveryMs: LOOK_AGAIN_MS },
  );
  const trains = [...(first.data?.rows ?? []), ...(second.data?.rows ?? [])];
  return {
    days: first.data ? loadByDay(days, trains) : null,
    error: first.error ?? second.error,
    retry: () => {
      if (first.error) void first.refetch();
      if (second.error) void second.refetch();
    },
  };
}
