import { useRead } from '../../../../platform/web/query/useRead.ts';
import { LoadError } from '../../../../platform/web/widgets/page/LoadError.tsx';
import { getBookingMonthData } from '../../wire.ts';
import { DayTrains } from './DayTrains.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';
import { monthOf } from './month.ts';
import styles from './timetable.module.css';
import type { Timetable } from './useTimetable.ts';

/** Month, and the trains of a day or of seven days; both requests start at once. */
export function CalendarView({ timetable }: { timetable: Timetable }) {
  const { month, today, filter, address, change } = timetable;
  const days = useRead(getBookingMonthData, { ...filter, month }, { keepPrevious: true });
  return (
    <div className={styles.calendarView}>
      <div className={styles.calendarPlace}>
        {days.error && <LoadError compact error={days.error} onRetry={() => void days.refetch()} />}
        <MonthCalendar
          month={month}
          today={today}
          chosen={address.date ?? null}
          days={days.data ?? []}
          isLoading={days.isPending || days.isPlaceholderData}
          onChoose={(date) => change({ date: date === address.date ? '' : date, month: monthOf(date) })}
          onMonth={(other) => change({ month: other, date: '' })}
        />
      </div>
      <DayTrains timetable={timetable} />
    </div>
  );
}
