import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { Button } from 'antd';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { useTrainTexts } from '../texts.ts';
import styles from './calendar.module.css';
import { monthOf, shiftMonth } from './month.ts';

export function MonthBar(props: { month: string; today: string; onMonth: (month: string) => void }) {
  const { month, today, onMonth } = props;
  const { timetable: texts } = useTrainTexts();
  const language = useLanguage();
  const name = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
  const isThisMonth = month === monthOf(today);
  return (
    <header className={styles.bar}>
      <Button
        type="text"
        icon={<LeftOutlined />}
        aria-label={texts.previousMonth}
        title={texts.previousMonth}
        onClick={() => onMonth(shiftMonth(month, -1))}
      />
      <h2 className={styles.month} aria-live="polite">
        {name}
      </h2>
      <Button
        type="text"
        icon={<RightOutlined />}
        aria-label={texts.nextMonth}
        title={texts.nextMonth}
        onClick={() => onMonth(shiftMonth(month, 1))}
      />
      <Button size="small" disabled={isThisMonth} onClick={() => onMonth(monthOf(today))}>
        {texts.thisMonth}
      </Button>
    </header>
  );
}
