import { useFormat } from '../../../../platform/web/language/format.ts';
import { useJourneyTexts } from '../texts.ts';
import styles from './journey.module.css';
import { delayHours } from './shortTime.ts';

const ON_TIME_HOURS = 0.25;
/** From here on without decimals. */
const WHOLE_HOURS_FROM = 10;

export function Delay({ plannedTime, time }: { plannedTime: string; time: string }) {
  const texts = useJourneyTexts();
  const format = useFormat();
  const hours = delayHours(plannedTime, time);
  if (Math.abs(hours) < ON_TIME_HOURS) return <span className={styles.onTime}>{texts.onTime}</span>;
  const long = Math.abs(hours);
  const length =
    long < 1
      ? texts.minutes({ count: Math.round(long * 60) })
      : texts.hours({
          count: format.number(long < WHOLE_HOURS_FROM ? Math.round(long * 10) / 10 : Math.round(long)),
        });
  return hours > 0 ? (
    <span className={styles.late}>{texts.late({ time: length })}</span>
  ) : (
    <span className={styles.early}>{texts.early({ time: length })}</span>
  );
}
