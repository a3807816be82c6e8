import { Link } from 'react-router';
import { useFormat } from '../../../../platform/web/language/format.ts';
import type { TrainUnderWay } from '../../wire.ts';
import { tracePath, trainPath } from '../paths.ts';
import { useTexts } from '../texts.ts';
import styles from './customer.module.css';
import { type Way, wayByPlan } from './way.ts';

/** Planned progress of one train, its next stop and its arrival. */
export function TrainProgress({ train }: { train: TrainUnderWay }) {
  const texts = useTexts();
  const format = useFormat();
  const words = texts.underWay;
  const way = wayByPlan(train.departTime, train.stops, new Date());
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
          aria-label={words.followTrain({ trainNo: train.trainNo })}
        >
          {words.follow}
        </Link>
      </div>
      <WayBar way={way} />
      <div className={styles.ends} title={format.zone}>
        <span>
          {way.next
            ? words.next({ station: way.next.stationName, time: format.dateTime(way.next.time) })
            : words.shouldBeThere({ station: train.endStation })}
        </span>
        {way.next && (
          <span>{words.arrival({ station: train.endStation, time: format.dateTime(train.arriveTime) })}</span>
        )}
      </div>
    </li>
  );
}

/** Borders are squares. */
function WayBar({ way }: { way: Way }) {
  const words = useTexts().underWay;
  const percent = Math.round(way.share * 100);
  return (
    <div className={styles.way} role="img" aria-label={words.progress({ percent })}>
      <span className={styles.travelled} style={{ width: `${percent}%` }} />
      {way.stops.map((stop) => (
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
