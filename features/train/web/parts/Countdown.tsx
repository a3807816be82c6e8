import { timeLeft } from '../../../../platform/web/clock/timeLeft.ts';
import { useMinute } from '../../../../platform/web/clock/useMinute.ts';
import { useTrainTexts } from '../texts.ts';
import styles from './parts.module.css';

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
    <span className={styles.countdown} data-mood={left.isLastDay ? 'soon' : 'calm'}>
      {page.timeLeft(left)}
    </span>
  );
}
