import { useMinuteClock } from '../../../../../platform/web/clock/useMinuteClock.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { Headline } from '../../../../../platform/web/widgets/page/Headline.tsx';
import { formatDateTime, minutesBetween } from '../../../../../platform/wire/time.ts';
import { isBeforeDeparture } from '../../beforeDeparture.ts';
import type { TrainDetail } from '../../wire.ts';
import { useTrainTexts } from '../texts.ts';
import styles from './detail.module.css';

const ON_TIME_MINUTES = 15;
const MINUTES_OF_DAY = 24 * 60;

/** Before departure the time to the cut-off, then the delay; a cancelled train has neither. */
export function TrainHeadline({ train }: { train: TrainDetail }) {
  if (train.status === 'cancelled') return null;
  return (
    <div className={styles.headline}>
      {isBeforeDeparture(train.status) ? <Cutoff train={train} /> : <Delay train={train} />}
    </div>
  );
}

function Cutoff({ train }: { train: TrainDetail }) {
  const page = useTrainTexts();
  const { headline } = page.detail;
  const format = useFormat();
  const left = minutesBetween(formatDateTime(useMinuteClock()), train.cutoffTime);
  return (
    <Headline
      figure={format.duration(Math.abs(left))}
      label={left > 0 ? headline.toCutoff : headline.pastCutoff}
      tone={left <= 0 ? 'late' : left <= MINUTES_OF_DAY ? 'soon' : 'calm'}
    >
      {page.cutoff} {format.weekday(train.cutoffTime)} {format.dateTime(train.cutoffTime)}
      <div className={styles.soft}>{page.times({ zone: format.zone })}</div>
    </Headline>
  );
}

function Delay({ train }: { train: TrainDetail }) {
  const page = useTrainTexts();
  const { headline } = page.detail;
  const format = useFormat();
  const late = minutesBetween(train.arriveTime, train.expectedArriveTime);
  const isLate = late >= ON_TIME_MINUTES;
  const isEarly = late <= -ON_TIME_MINUTES;
  return (
    <Headline
      figure={isLate || isEarly ? format.duration(Math.abs(late)) : headline.onTime}
      label={isLate ? headline.late : isEarly ? headline.early : headline.againstPlan}
      tone={isLate ? 'late' : 'good'}
    >
      {page.expectedArrive} {format.weekday(train.expectedArriveTime)} {format.dateTime(train.expectedArriveTime)}
      <div className={styles.soft}>{page.plannedFor({ time: format.dateTime(train.arriveTime) })}</div>
    </Headline>
  );
}
