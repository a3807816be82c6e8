import { useFormat } from '../../../../../platform/web/language/format.ts';
import { minutesBetween } from '../../../../../platform/wire/time.ts';
import { useJourneyTexts } from '../texts.ts';
import styles from './journey.module.css';

const ON_TIME_MINUTES = 15;

export function Delay({ plannedTime, time }: { plannedTime: string; time: string }) {
  const texts = useJourneyTexts();
  const format = useFormat();
  const late = minutesBetween(plannedTime, time);
  if (Math.abs(late) < ON_TIME_MINUTES) return <span className={styles.onTime}>{texts.onTime}</span>;
  const length = { time: format.duration(late) };
  return late > 0 ? (
    <span className={styles.late}>{texts.late(length)}</span>
  ) : (
    <span className={styles.early}>{texts.early(length)}</span>
  );
}
