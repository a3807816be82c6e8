import { useId } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { CALENDAR_WEEKS, type CalendarDay } from '../../wire.ts';
import { useTrainTexts } from '../texts.ts';
import styles from './calendar.module.css';
import { cheapestDays } from './cheapestDays.ts';
import { DayCell } from './DayCell.tsx';
import { MonthBar } from './MonthBar.tsx';
import { weeksFrom, weeksOf } from './month.ts';
import { useRovingTabindex } from './useRovingTabindex.ts';

interface MonthCalendarProps {
  /** `yyyy-MM`; null: five weeks from this one */
  month: string | null;
  today: string;
  chosen: string | null;
  days: readonly CalendarDay[];
  isLoading: boolean;
  onChoose: (date: string) => void;
  onMonth: (month: string) => void;
}

/** Date grid: arrows move by day, Page Up and Page Down by month. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { month, today } = props;
  const page = useTrainTexts();
  const format = useFormat();
  const keysId = useId();
  const weeks = month === null ? weeksFrom(today, CALENDAR_WEEKS) : weeksOf(month);
  const focus = useRovingTabindex({ ...props, weeks });
  const aWeek = weeks[1] ?? [];
  const cheapest = cheapestDays(props.days.filter(({ date }) => date >= today));
  return (
    <section className={styles.calendar}>
      <MonthBar month={month} today={today} onMonth={props.onMonth} />
      <table
        ref={focus.grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days is the pattern of a date grid
        role="grid"
        className={styles.grid}
        aria-describedby={keysId}
        aria-busy={props.isLoading}
        onKeyDown={focus.onKeyDown}
        onBlur={focus.onBlur}
      >
        <thead>
          <tr>
            {aWeek.map((date) => (
              <th key={date} scope="col">
                {date && format.weekday(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <Week
              key={week.find((date) => date !== null)}
              {...props}
              week={week}
              first={weeks[0]?.[0]}
              reachable={focus.reachable}
              cheapest={cheapest}
            />
          ))}
        </tbody>
      </table>
      <p className={styles.legend}>
        {page.timetable.legend}
        <span id={keysId} className={styles.keys}>
          {page.timetable.keys}
        </span>
      </p>
    </section>
  );
}

interface WeekProps extends MonthCalendarProps {
  /** null: other month */
  week: readonly (string | null)[];
  /** first day of the calendar */
  first: string | null | undefined;
  /** roving tabindex */
  reachable: string;
  cheapest: ReadonlySet<string>;
}

function Week({ week, first, month, days, today, chosen, reachable, cheapest, isLoading, onChoose }: WeekProps) {
  return (
    <tr>
      {week.map((date, index) => (
        <DayCell
          key={date ?? `outside ${index}`}
          date={date}
          day={days.find((day) => day.date === date)}
          today={today}
          isChosen={date !== null && date === chosen}
          isReachable={date === reachable}
          isLoading={isLoading}
          isCheapest={date !== null && cheapest.has(date)}
          namesMonth={month === null && date !== null && (date.endsWith('-01') || date === first)}
          onChoose={onChoose}
        />
      ))}
    </tr>
  );
}
