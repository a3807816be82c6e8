import { useTrainTexts } from '../texts.ts';
import { useMinute } from './minute.ts';
import styles from './parts.module.css';
import { timeLeft } from './timeLeft.ts';

/** How long until a wire time; warns in the last day and says when it has passed. */
export function Countdown({ until }: { until: string }) {
  const page = useTrainTexts();
  const left = timeLeft(until, useMinute());
  if (left === null) {
    return (
      <span className={styles.countdown} data-mood="passed">
        {page.timePassed}
      </span>
    );
  }
  return (
    <span className={styles.countdown} data-mood={left.days === 0 ? 'soon' : 'calm'}>
      {page.timeLeft(left)}
    </span>
  );
}
