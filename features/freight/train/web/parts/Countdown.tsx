import { timeLeft } from '../../../../../platform/web/clock/timeLeft.ts';
import { useMinuteClock } from '../../../../../platform/web/clock/useMinuteClock.ts';
import { useTrainTexts } from '../texts.ts';
import styles from './parts.module.css';

/** Time left until a wire time; warns on the last day. */
export function Countdown({ until }: { until: string }) {
  const page = useTrainTexts();
  const left = timeLeft(until, useMinuteClock());
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
