import { useEffect, useState } from 'react';
import { useRead } from '../../../../../../platform/web/query/useRead.ts';
import { formatDate } from '../../../../../../platform/wire/time.ts';
import { listTrainPlans } from '../../../../train/wire.ts';

const SEARCH_DEBOUNCE_MS = 250;
const OPTIONS_LIMIT = 60;
/** overdue trains, still to be marked departed */
const OVERDUE_DAYS = 1;
const DAY_MS = 86_400_000;

/** Coming trains, soonest first, filtered by train number (debounced). */
export function useComingTrains() {
  const [typed, setTyped] = useState('');
  const [trainNo, setTrainNo] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setTrainNo(typed.trim()), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const read = useRead(
    listTrainPlans,
    {
      trainNo,
      dateFrom: formatDate(new Date(Date.now() - OVERDUE_DAYS * DAY_MS)),
      pageSize: OPTIONS_LIMIT,
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
