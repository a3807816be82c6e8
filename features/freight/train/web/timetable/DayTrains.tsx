import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { EmptyState } from '../../../../../platform/web/widgets/page/EmptyState.tsx';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { getBookingMonthDataOfDay, getTrainBookingAllDataForWeek, type Train } from '../../wire.ts';
import { TrainRow } from '../parts/TrainRow.tsx';
import { TrainRowsSkeleton } from '../parts/TrainRowsSkeleton.tsx';
import { useTrainTexts } from '../texts.ts';
import styles from './timetable.module.css';
import type { Timetable } from './useTimetable.ts';

/** Trains of the selected day, else those of seven days that can be booked. */
export function DayTrains({ timetable }: { timetable: Timetable }) {
  const { date } = timetable.address;
  return date === undefined ? <WeekOfTrains timetable={timetable} /> : <OneDay timetable={timetable} date={date} />;
}

function OneDay({ timetable, date }: { timetable: Timetable; date: string }) {
  const page = useTrainTexts();
  const format = useFormat();
  const trains = useRead(getBookingMonthDataOfDay, { ...timetable.filter, date });
  return (
    <Panel
      title={`${format.weekday(date)} ${format.date(date)}`}
      extra={
        <Button type="link" size="small" onClick={() => timetable.change({ date: '' })}>
          {page.timetable.showWeek}
        </Button>
      }
    >
      {trains.error && <LoadError error={trains.error} onRetry={() => void trains.refetch()} />}
      {trains.isPending && <TrainRowsSkeleton count={3} />}
      {trains.data?.length === 0 &&
        (date < timetable.today ? (
          <EmptyState text={page.timetable.pastDayHint} />
        ) : (
          <NoTrains timetable={timetable} />
        ))}
      {trains.data && <Rows trains={trains.data} />}
    </Panel>
  );
}

function WeekOfTrains({ timetable }: { timetable: Timetable }) {
  const page = useTrainTexts();
  const { timetable: texts } = page;
  const format = useFormat();
  const { weekFrom, today, filter } = timetable;
  const week = useRead(getTrainBookingAllDataForWeek, { ...filter, dateFrom: weekFrom });
  const days = week.data
    ?.map((day) => ({ ...day, trains: day.trains.filter((train) => train.isBookable) }))
    .filter((day) => day.trains.length > 0);
  return (
    <Panel title={weekFrom === today ? texts.comingWeek : texts.weekFrom({ date: format.date(weekFrom) })}>
      {week.error && <LoadError error={week.error} onRetry={() => void week.refetch()} />}
      {week.isPending && <TrainRowsSkeleton count={4} />}
      {days?.length === 0 && <NoTrains timetable={timetable} />}
      {days?.map((day) => (
        <section key={day.date} aria-label={format.date(day.date)}>
          <h3 className={styles.dayTitle}>
            {format.weekday(day.date)} {format.date(day.date)}
            {day.date === today && ` · ${texts.today}`}
          </h3>
          <Rows trains={day.trains} />
        </section>
      ))}
    </Panel>
  );
}

function Rows({ trains }: { trains: readonly Train[] }) {
  return (
    <ul className={styles.rows}>
      {trains.map((train) => (
        <TrainRow key={train.trainInfoId} train={train} />
      ))}
    </ul>
  );
}

function Panel(props: { title: string; extra?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.panel}>
      <header className={styles.panelHead}>
        <h2 className={styles.panelTitle} aria-live="polite">
          {props.title}
        </h2>
        {props.extra}
      </header>
      {props.children}
    </section>
  );
}

function NoTrains({ timetable }: { timetable: Timetable }) {
  const page = useTrainTexts();
  return (
    <EmptyState
      text={page.timetable.noTrains}
      action={timetable.isFiltered && <Button onClick={timetable.clearFilters}>{page.timetable.clearFilters}</Button>}
    />
  );
}
