import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { Button } from 'antd';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { CALENDAR_WEEKS } from '../../wire.ts';
import { useTrainTexts } from '../texts.ts';
import styles from './calendar.module.css';
import { monthOf, shiftMonth, weeksFrom } from './month.ts';

/** Months to turn over; without one the calendar begins with this week. */
export function MonthBar(props: { month: string | null; today: string; onMonth: (month: string) => void }) {
  const { month, today, onMonth } = props;
  const { timetable: texts } = useTrainTexts();
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const dayOf = (date: string) => new Date(`${date}T00:00:00Z`);
  const weeks = weeksFrom(today, CALENDAR_WEEKS).flat();
  const name =
    month === null
      ? format.formatRange(dayOf(weeks[0] ?? today), dayOf(weeks.at(-1) ?? today))
      : format.format(dayOf(`${month}-01`));
  return (
    <header className={styles.bar}>
      <Button
        type="text"
        icon={<LeftOutlined />}
        aria-label={texts.previousMonth}
        title={texts.previousMonth}
        onClick={() => onMonth(month === null ? monthOf(today) : shiftMonth(month, -1))}
      />
      <h2 className={styles.month} aria-live="polite">
        {name}
      </h2>
      <Button
        type="text"
        icon={<RightOutlined />}
        aria-label={texts.nextMonth}
        title={texts.nextMonth}
        onClick={() => onMonth(shiftMonth(month ?? monthOf(today), 1))}
      />
      <Button size="small" disabled={month === null} onClick={() => onMonth('')}>
        {texts.fromToday}
      </Button>
    </header>
  );
}
