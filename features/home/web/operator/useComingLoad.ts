import { useRead } from '../../../../platform/web/query/useRead.ts';
import { MAX_PAGE_SIZE } from '../../../../platform/wire/paging.ts';
import { listTrainPlans } from '../../../train/wire.ts';
import { platformDay } from '../platformDay.ts';
import { loadByDay } from './loadByDay.ts';
import { useLater } from './useLater.ts';

const DAYS = 14;
const LOOK_AGAIN_MS = 120_000;
const REST_AFTER_MS = 1500;

/**
 * The load of the trains of the next two weeks by day, beginning today. The first page of trains tells of
 * about a week; the rest comes once that can be read.
 */
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
  const isTimeForRest = useLater(hasMore, REST_AFTER_MS);
  const second = useRead(
    listTrainPlans,
    { ...asked, pageNum: 2 },
    { enabled: isTimeForRest, refetchEveryMs: LOOK_AGAIN_MS },
  );
  const trains = [...(first.data?.rows ?? []), ...(second.data?.rows ?? [])];
  return {
    days: first.data ? loadByDay(days, trains) : null,
    /** the last day of which every train is known; later ones are on their way */
    knownUntil: hasMore && !second.data ? (first.data?.rows.at(-1)?.departTime.slice(0, 10) ?? null) : null,
    error: first.error ?? second.error,
    retry: () => {
      if (first.error) void first.refetch();
      if (second.error) void second.refetch();
    },
  };
}
