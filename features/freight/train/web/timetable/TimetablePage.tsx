import { Segmented } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { usePageTitle } from '../../../../../platform/web/router/usePageTitle.ts';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { PageHeader } from '../../../../../platform/web/widgets/page/PageHeader.tsx';
import { getBookingMonthData } from '../../wire.ts';
import { useTrainTexts } from '../texts.ts';
import { DayTrains } from './DayTrains.tsx';
import { ListView } from './ListView.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';
import { monthOf, weeksFrom } from './month.ts';
import { TimetableFilters } from './TimetableFilters.tsx';
import styles from './timetable.module.css';
import { type Timetable, useTimetable } from './useTimetable.ts';

/** Five weeks or a month, and the trains of a day or of seven days; both requests start at once. */
function CalendarView({ timetable }: { timetable: Timetable }) {
  const { month, today, filter, address, change } = timetable;
  const shown = month === null ? { dateFrom: weeksFrom(today, 1)[0]?.[0] } : { month };
  const days = useRead(getBookingMonthData, { ...filter, ...shown }, { keepPrevious: true });
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
          onChoose={(date) =>
            change({ date: date === address.date ? '' : date, month: month === null ? '' : monthOf(date) })
          }
          onMonth={(other) => change({ month: other, date: '' })}
        />
      </div>
      <DayTrains timetable={timetable} />
    </div>
  );
}

/** Month calendar or list of trains (portal 2.2, /planyleList). */
export default function TimetablePage() {
  const page = useTrainTexts();
  const { timetable: texts } = page;
  const format = useFormat();
  const timetable = useTimetable();
  usePageTitle(texts.title);
  const { view } = timetable.address;
  return (
    <div className={styles.page}>
      <PageHeader
        title={texts.title}
        subtitle={page.times({ zone: format.zone })}
        extra={
          <Segmented
            aria-label={texts.view}
            value={view}
            options={[
              { value: 'calendar', label: texts.calendar },
              { value: 'list', label: texts.list },
            ]}
            onChange={(value) => timetable.change({ view: value, pageNum: '' })}
          />
        }
      />
      <TimetableFilters timetable={timetable} />
      {view === 'calendar' ? <CalendarView timetable={timetable} /> : <ListView timetable={timetable} />}
    </div>
  );
}
