import { Link } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { minutesBetween } from '../../../../../platform/wire/time.ts';
import type { TrainUnderWay } from '../../wire.ts';
import { tracePath, trainPath } from '../paths.ts';
import { useTexts } from '../texts.ts';
import styles from './customer.module.css';
import { type Progress, progressOf } from './progress.ts';

const ON_TIME_MINUTES = 15;

/** Where one train is, its next stop and its expected arrival. */
export function TrainProgress({ train }: { train: TrainUnderWay }) {
  const texts = useTexts();
  const format = useFormat();
  const labels = texts.underWay;
  const progress = progressOf(train);
  return (
    <li className={styles.underWay}>
      <div className={styles.underWayHead}>
        <Link to={trainPath(train.trainInfoId)} className={styles.order}>
          {train.trainNo}
        </Link>
        <span>{train.lineName}</span>
        <span className={styles.soft}>
          {texts.orders({ count: train.orderCount })}, {texts.containers({ count: train.containerCount })}
        </span>
        <Link
          to={tracePath(train.orderBigNo)}
          className={styles.follow}
          aria-label={labels.followTrain({ trainNo: train.trainNo })}
        >
          {labels.follow}
        </Link>
      </div>
      <ProgressBar progress={progress} />
      <div className={styles.ends} title={format.zone}>
        <span>
          {progress.next
            ? labels.next({ station: progress.next.stationName, time: format.dateTime(progress.next.time) })
            : labels.shouldBeThere({ station: train.endStation })}
        </span>
        {progress.next && (
          <span>
            {labels.arrival({ station: train.endStation, time: format.dateTime(train.expectedArriveTime) })}
            <Lateness train={train} />
          </span>
        )}
      </div>
    </li>
  );
}

/** Expected against planned arrival. */
function Lateness({ train: { arriveTime, expectedArriveTime } }: { train: TrainUnderWay }) {
  const labels = useTexts().underWay;
  const format = useFormat();
  const late = minutesBetween(arriveTime, expectedArriveTime);
  if (late < ON_TIME_MINUTES) return null;
  return <span className={styles.late}>{labels.late({ time: format.duration(late) })}</span>;
}

/** Borders are squares. */
function ProgressBar({ progress }: { progress: Progress }) {
  const labels = useTexts().underWay;
  const percent = Math.round(progress.share * 100);
  return (
    <div className={styles.way} role="img" aria-label={labels.progress({ percent })}>
      <span className={styles.travelled} style={{ width: `${percent}%` }} />
      {progress.stops.map((stop) => (
        <span
          key={`${stop.stationId} ${stop.share}`}
          className={styles.stop}
          data-border={stop.isBorder}
          data-passed={stop.isPassed}
          style={{ left: `${stop.share * 100}%` }}
        />
      ))}
      <span className={styles.here} style={{ left: `${percent}%` }} />
    </div>
  );
}
