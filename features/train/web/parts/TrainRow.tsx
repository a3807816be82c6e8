import { Link } from 'react-router';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { TeuBar } from '../../../../platform/web/widgets/figures/TeuBar.tsx';
import type { Train } from '../../wire.ts';
import { useTrainTexts } from '../texts.ts';
import { BookButton } from './BookButton.tsx';
import { Countdown } from './Countdown.tsx';
import { PriceLine } from './PriceLine.tsx';
import { StandingTag } from './StandingTag.tsx';
import { transitDays } from './timeLeft.ts';
import styles from './trainRow.module.css';

/** The address of a train's own page. */
export const trainPath = (trainInfoId: number) => `/plandetail?trainInfoId=${trainInfoId}`;

/** One train to choose: when it goes, until when it can be booked, what is left and what it costs. */
export function TrainRow({ train }: { train: Train }) {
  const page = useTrainTexts();
  const format = useFormat();
  return (
    <li className={styles.frame}>
      <article className={styles.row} data-bookable={train.isBookable}>
        <div className={styles.name}>
          <Link to={trainPath(train.trainInfoId)} className={styles.number}>
            {train.trainNo}
          </Link>
          <StandingTag train={train} />
          <span className={styles.line}>{train.lineName}</span>
          <span className={styles.soft}>{page.directions[train.direction]}</span>
        </div>
        <div className={styles.times}>
          <span className={styles.label}>{page.depart}</span>
          <span className={styles.when}>
            {format.weekday(train.departTime)} {format.dateTime(train.departTime)}
          </span>
          <span className={styles.soft}>
            → {format.date(train.arriveTime)},{' '}
            {page.transitDays({ days: transitDays(train.departTime, train.arriveTime) })}
          </span>
        </div>
        <div className={styles.cutoff}>
          <span className={styles.label}>{page.cutoff}</span>
          <span>{format.dateTime(train.cutoffTime)}</span> <Countdown until={train.cutoffTime} />
        </div>
        <div className={styles.space}>
          <TeuBar sold={train.capacityTeu - train.remainTeu} capacity={train.capacityTeu} />
        </div>
        <div className={styles.prices}>
          <PriceLine prices={train.prices} />
        </div>
        <div className={styles.ways}>
          <Link to={trainPath(train.trainInfoId)}>{page.details}</Link>
          <BookButton train={train} size="small" />
        </div>
      </article>
    </li>
  );
}
