import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { TeuBar } from '../../../../../platform/web/widgets/figures/TeuBar.tsx';
import type { SizeType } from '../../sizeTypes.ts';
import type { Price, Train } from '../../wire.ts';
import { useTrainTexts } from '../texts.ts';
import { BookabilityTag } from './BookabilityTag.tsx';
import { BookButton } from './BookButton.tsx';
import { Countdown } from './Countdown.tsx';
import parts from './parts.module.css';
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
      <div className={styles.cutoff} title={format.dateTime(train.cutoffTime)}>
        <span className={styles.label}>{page.cutoff}</span>
        <span className={styles.at}>{format.dateTime(train.cutoffTime)}</span>{' '}
        {train.isBookable && <Countdown until={train.cutoffTime} />}
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

/** By booking frequency. */
const SIZE_TYPES_BY_FREQUENCY: readonly SizeType[] = ['22G1', '42G1', '45G1', 'L5G1', '45R1', '42U1', '22U1', '22T1'];
/** In a narrow row; a wide one shows all. */
const MAX_SHOWN_NARROW = 3;

/** Prices on one line, all of them in the tooltip. */
function PriceLine({ prices }: { prices: readonly Price[] }) {
  const page = useTrainTexts();
  const format = useFormat();
  const rank = (price: Price) => SIZE_TYPES_BY_FREQUENCY.indexOf(price.sizeType);
  const ordered = prices.toSorted((one, other) => rank(one) - rank(other));
  const sharedCurrency = new Set(prices.map((price) => price.currency)).size === 1 ? prices[0]?.currency : undefined;
  const priceText = (price: Price) =>
    `${page.sizeLabels[price.sizeType]}: ${format.money(price.price, price.currency)}`;
  return (
    <span className={parts.prices} title={ordered.map(priceText).join('\n')}>
      {sharedCurrency !== undefined && <span className={parts.priceSize}>{sharedCurrency}</span>}
      {ordered.map((price, index) => (
        <span key={price.sizeType} className={parts.price} data-rare={index >= MAX_SHOWN_NARROW}>
          <span className={parts.priceSize}>{page.sizeShort[price.sizeType]}</span> {format.number(Number(price.price))}
          {sharedCurrency === undefined && ` ${price.currency}`}
        </span>
      ))}
      {ordered.length > MAX_SHOWN_NARROW && <span className={parts.more}>+{ordered.length - MAX_SHOWN_NARROW}</span>}
    </span>
  );
}
