import { Link } from 'react-router';
import { isBelow } from '../../../../../libs/amounts/compare.ts';
import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { TeuBar } from '../../../../../platform/web/widgets/figures/TeuBar.tsx';
import { hasPermission } from '../../../../../platform/wire/currentUser.ts';
import { ORDER_ACCESS } from '../../../../freight/booking/accessWire.ts';
import { newBookingPath } from '../../../../freight/train/newBookingPath.ts';
import type { Price, Train } from '../../../../freight/train/wire.ts';
import { trainPath } from '../paths.ts';
import { useTexts } from '../texts.ts';
import styles from './customer.module.css';

/** Lowest price in the first named currency; null without prices. */
function lowestPrice(prices: readonly Price[]): Price | null {
  const [first] = prices;
  if (first === undefined) return null;
  return prices
    .filter((price) => price.currency === first.currency)
    .reduce((lowest, price) => (isBelow(price.price, lowest.price) ? price : lowest));
}

export function BookableTrain({ train }: { train: Train }) {
  const texts = useTexts();
  const labels = texts.coming;
  const format = useFormat();
  const canBook = hasPermission(useCurrentUser(), ORDER_ACCESS.book);
  const lowest = lowestPrice(train.prices);
  return (
    <li className={styles.coming}>
      <div className={styles.comingTrain}>
        <Link to={trainPath(train.trainInfoId)} className={styles.order}>
          {train.trainNo}
        </Link>{' '}
        {train.lineName}
        <div className={styles.soft} title={format.zone}>
          {format.weekday(train.departTime)} {format.dateTime(train.departTime)}
        </div>
        <div className={styles.room}>
          <TeuBar sold={train.capacityTeu - train.remainTeu} capacity={train.capacityTeu} />
          <div className={styles.soft}>
            {labels.cutoff({ when: format.relative(train.cutoffTime) })}
            {lowest && <div>{labels.priceFrom({ price: format.money(lowest.price, lowest.currency) })}</div>}
          </div>
        </div>
      </div>
      {canBook && (
        <Link
          className={styles.book}
          to={newBookingPath(train)}
          aria-label={labels.bookTrain({ trainNo: train.trainNo })}
        >
          {labels.book}
        </Link>
      )}
    </li>
  );
}
