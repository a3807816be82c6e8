import { Button } from 'antd';
import { lazy, Suspense, useId, useRef } from 'react';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { Pager } from '../../../../platform/web/widgets/list/Pager.tsx';
import { smoothScrollTo } from '../../../../platform/web/widgets/list/smoothScrollTo.ts';
import { EmptyState } from '../../../../platform/web/widgets/page/EmptyState.tsx';
import { LoadError } from '../../../../platform/web/widgets/page/LoadError.tsx';
import { getTrainBookingAllDataForList } from '../../wire.ts';
import { TrainRow } from '../parts/TrainRow.tsx';
import { TrainRowsSkeleton } from '../parts/TrainRowsSkeleton.tsx';
import { useTrainTexts } from '../texts.ts';
import styles from './timetable.module.css';
import type { Timetable } from './useTimetable.ts';

// lazy: the date picker is heavy, the trains come first
const DateRangeField = lazy(async () => ({
  default: (await import('../../../../platform/web/widgets/fields/DateRangeField.tsx')).DateRangeField,
}));

const PAGE_SIZE = 20;

/** Published trains, soonest first. */
export function ListView({ timetable }: { timetable: Timetable }) {
  const page = useTrainTexts();
  const top = useRef<HTMLElement>(null);
  const { timetable: texts } = page;
  const { address, change } = timetable;
  const trains = useTrains(timetable);
  const total = trains.data?.total ?? 0;
  const turnTo = (pageNum: number) => {
    change({ pageNum: String(pageNum) });
    if (top.current) smoothScrollTo(top.current);
  };
  return (
    <section
      ref={top}
      className={styles.panel}
      aria-busy={trains.isFetching}
      data-stale={trains.isPlaceholderData}
    >
      <header className={styles.panelHead}>
        <h2 className={styles.panelTitle} role="status">
          {trains.data && texts.total({ total })}
        </h2>
        <DepartureRange timetable={timetable} />
      </header>
      {trains.error && <LoadError error={trains.error} onRetry={() => void trains.refetch()} />}
      {trains.isPending && <TrainRowsSkeleton count={6} />}
      {trains.data && total === 0 && (
        <EmptyState
          text={texts.noTrains}
          action={
            timetable.isFiltered && <Button onClick={timetable.clearFilters}>{texts.clearFilters}</Button>
          }
        />
      )}
      <ul className={styles.rows}>
        {trains.data?.rows.map((train) => (
          <TrainRow key={train.trainInfoId} train={train} />
        ))}
      </ul>
      {total > PAGE_SIZE && (
        <footer className={styles.panelFoot}>
          <Pager page={address.pageNum} limit={PAGE_SIZE} total={total} hasSizes={false} onTurn={turnTo} />
        </footer>
      )}
    </section>
  );
}

function useTrains({ filter, address, today }: Timetable) {
  const { dateFrom = today, dateTo, pageNum } = address;
  return useRead(
    getTrainBookingAllDataForList,
    { ...filter, dateFrom, dateTo, pageNum, pageSize: PAGE_SIZE },
    { keepPrevious: true },
  );
}

function DepartureRange({ timetable }: { timetable: Timetable }) {
  const page = useTrainTexts();
  const { address, change } = timetable;
  const id = useId();
  return (
    <div className={styles.range}>
      <label htmlFor={id}>{page.timetable.dates}</label>
      <Suspense fallback={<span className={styles.rangeComing} />}>
        <DateRangeField
          id={id}
          value={[address.dateFrom ?? '', address.dateTo ?? '']}
          shortcuts="ahead"
          onChange={([dateFrom, dateTo]) => change({ dateFrom, dateTo, pageNum: '' })}
        />
      </Suspense>
    </div>
  );
}
