import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { TeuBar } from '../../../../../platform/web/widgets/figures/TeuBar.tsx';
import type { Train } from '../../wire.ts';
import { useTrainTexts } from '../texts.ts';
import { BookabilityTag } from './BookabilityTag.tsx';
import { BookButton } from './BookButton.tsx';
import { Countdown } from './Countdown.tsx';
import { PriceLine } from './PriceLine.tsx';
import { trainPath } from './trainPath.ts';
import styles from './trainRow.module.css';
import { transitTime } from './transitTime.ts';

/** Train as a list row; smaller, with the reason, if it cannot be booked. */
export function TrainRow({ train, beside }: { train: Train; beside?: ReactNode }) {
  const page = useTrainTexts();
  return (
    <li className={styles.frame}>
      <article className={styles.row} data-bookable={train.isBookable}>
        <div className={styles.name}>
          <Link to={trainPath(train.trainInfoId)} className={styles.number}>
            {train.trainNo}
          </Link>
          <span className={styles.line}>{train.lineName}</span>
          {!train.isBookable && <BookabilityTag train={train} />}
        </div>
        <Times train={train} />
        {train.isBookable && <Offer train={train} />}
        <div className={styles.ways}>
          {beside}
          <Link to={trainPath(train.trainInfoId)} className={styles.details}>
            {page.details}
          </Link>
          <BookButton train={train} size="small" />
        </div>
      </article>
    </li>
  );
}

function Times({ train }: { train: Train }) {
  const page = useTrainTexts();
  const format = useFormat();
  return (
    <>
      <div className={styles.times}>
        <span className={styles.label}>{page.depart}</span>
        <span className={styles.when}>
          {format.weekday(train.departTime)} {format.dateTime(train.departTime)}
        </span>
        <span className={styles.soft}>
          → {format.date(train.arriveTime)}, {page.transitTime(transitTime(train.departTime, train.arriveTime))}
        </span>
      </div>
      <div className={styles.cutoff}>
        <span className={styles.label}>{page.cutoff}</span>
        <span>{format.dateTime(train.cutoffTime)}</span> {train.isBookable && <Countdown until={train.cutoffTime} />}
      </div>
    </>
  );
}

function Offer({ train }: { train: Train }) {
  return (
    <>
      <div className={styles.space}>
        <TeuBar sold={train.capacityTeu - train.remainTeu} capacity={train.capacityTeu} />
      </div>
      {train.prices.length > 0 && (
        <div className={styles.prices}>
          <PriceLine prices={train.prices} />
        </div>
      )}
    </>
  );
}
