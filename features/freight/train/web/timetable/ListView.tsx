import { Button, Checkbox } from 'antd';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { Fillings } from '../../../../../platform/web/slots/Fillings.tsx';
import { type ListViewsProps, listViews } from '../../../../../platform/web/slots/listViews.ts';
import { Pager } from '../../../../../platform/web/widgets/list/Pager.tsx';
import { smoothScrollTo } from '../../../../../platform/web/widgets/list/smoothScrollTo.ts';
import { EmptyState } from '../../../../../platform/web/widgets/page/EmptyState.tsx';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { useNarrow } from '../../../../../platform/web/widgets/screen/useNarrow.ts';
import { getTrainTable, type Train } from '../../wire.ts';
import { TrainRow } from '../parts/TrainRow.tsx';
import { TrainRowsSkeleton } from '../parts/TrainRowsSkeleton.tsx';
import { useTrainTexts } from '../texts.ts';
import { CompareBar } from './table/CompareBar.tsx';
import { CompareTick } from './table/CompareTick.tsx';
import { queryOfView, valuesOfView } from './table/savedViews.ts';
import styles from './timetable.module.css';
import type { Timetable } from './useTimetable.ts';

// lazy: date picker and table are heavy
const DateRangeField = lazy(async () => ({
  default: (await import('../../../../../platform/web/widgets/fields/DateRangeField.tsx')).DateRangeField,
}));
const TrainTable = lazy(() => import('./table/TrainTable.tsx'));

const PAGE_SIZE = 20;
const TABLE_FROM_PX = 992;

/** Bookable trains of the period as a table; on a phone as rows. */
export function ListView({ timetable }: { timetable: Timetable }) {
  const page = useTrainTexts();
  const top = useRef<HTMLElement>(null);
  const [compared, compare] = useState<readonly Train[]>([]);
  const isNarrow = useNarrow(TABLE_FROM_PX);
  const { timetable: texts } = page;
  const { address, change } = timetable;
  const trains = useTrains(timetable);
  const total = trains.data?.total ?? 0;
  const rows = trains.data?.rows ?? [];
  const turnTo = (pageNum: number) => {
    change({ pageNum: String(pageNum) });
    if (top.current) smoothScrollTo(top.current);
  };
  return (
    <section ref={top} className={styles.panel} aria-busy={trains.isFetching} data-stale={trains.isPlaceholderData}>
      <header className={styles.panelHead}>
        <h2 className={styles.panelTitle} role="status">
          {trains.data && texts.total({ total })}
        </h2>
        <Checkbox
          checked={address.all === '0'}
          onChange={({ target }) => change({ all: target.checked ? '0' : '1', pageNum: '' })}
        >
          {texts.bookableOnly}
        </Checkbox>
        <DepartureRange timetable={timetable} />
        <Fillings slot={listViews} props={viewsOf(timetable)} />
      </header>
      <CompareBar trains={compared} onChange={compare} />
      {trains.error && <LoadError error={trains.error} onRetry={() => void trains.refetch()} />}
      {trains.isPending && <TrainRowsSkeleton count={6} />}
      {trains.data && total === 0 && (
        <EmptyState
          text={texts.noTrains}
          action={timetable.isFiltered && <Button onClick={timetable.clearFilters}>{texts.clearFilters}</Button>}
        />
      )}
      {rows.length > 0 &&
        (isNarrow ? (
          <ul className={styles.rows}>
            {rows.map((train) => (
              <TrainRow
                key={train.trainInfoId}
                train={train}
                beside={<CompareTick train={train} compared={compared} onCompare={compare} />}
              />
            ))}
          </ul>
        ) : (
          <Suspense fallback={<TrainRowsSkeleton count={6} />}>
            <TrainTable timetable={timetable} trains={rows} compared={compared} onCompare={compare} />
          </Suspense>
        ))}
      {total > PAGE_SIZE && (
        <footer className={styles.panelFoot}>
          <Pager page={address.pageNum} limit={PAGE_SIZE} total={total} hasSizes={false} onTurn={turnTo} />
        </footer>
      )}
    </section>
  );
}

function useTrains({ filter, address, period }: Timetable) {
  const { pageNum, all, orderByColumn, isAsc } = address;
  const { dateFrom, dateTo } = period;
  return useRead(
    getTrainTable,
    {
      ...filter,
      all,
      orderByColumn,
      isAsc,
      pageNum,
      pageSize: PAGE_SIZE,
      dateFrom,
      dateTo: dateTo || undefined,
    },
    { keepPrevious: true },
  );
}

function DepartureRange({ timetable }: { timetable: Timetable }) {
  const page = useTrainTexts();
  const { period, change } = timetable;
  const id = useId();
  return (
    <div className={styles.range}>
      <label htmlFor={id}>{page.timetable.dates}</label>
      <Suspense fallback={<span className={styles.rangeComing} />}>
        <DateRangeField
          id={id}
          value={[period.dateFrom, period.dateTo]}
          shortcuts="ahead"
          onChange={([dateFrom, dateTo]) => change({ dateFrom, dateTo, pageNum: '' })}
        />
      </Suspense>
    </div>
  );
}

const viewsOf = ({ address, change }: Timetable): ListViewsProps => ({
  list: getTrainTable.path,
  query: queryOfView(address),
  hiddenColumns: [],
  apply: ({ query }) => change({ ...valuesOfView(query), pageNum: '' }),
});
