import { useEffect, useState } from 'react';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { formatDate } from '../../../../../platform/wire/time.ts';
import { listTrainPlans } from '../../../../train/wire.ts';

const SEARCH_AFTER_MS = 250;
const OFFERED = 60;
/** overdue trains, still to be marked departed */
const LATE_DAYS = 1;
const DAY_MS = 86_400_000;

/** Coming trains, soonest first, filtered by train number (debounced). */
export function useComingTrains() {
  const [typed, setTyped] = useState('');
  const [trainNo, setTrainNo] = useState('');
  useEffect(() => {
    const wait = setTimeout(() => setTrainNo(typed.trim()), SEARCH_AFTER_MS);
    return () => clearTimeout(wait);
  }, [typed]);

  const read = useRead(
    listTrainPlans,
    {
      trainNo,
      dateFrom: formatDate(new Date(Date.now() - LATE_DAYS * DAY_MS)),
      pageSize: OFFERED,
      orderByColumn: 'departTime',
      isAsc: 'ascending',
    },
    { keepPrevious: true },
  );
  return {
    read,
    trains: (read.data?.rows ?? []).filter((train) => train.status !== 'cancelled'),
    isTyped: typed !== '',
    isSearching: read.isPending || read.isPlaceholderData || typed.trim() !== trainNo,
    search: setTyped,
  };
}
