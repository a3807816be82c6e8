import { Link } from 'react-router';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useMay, useWho } from '../../../../platform/web/who/who.ts';
import { TeuBar } from '../../../../platform/web/widgets/figures/TeuBar.tsx';
import { saveBooking } from '../../../booking/wire.ts';
import type { Train } from '../../../train/wire.ts';
import { bookingPath, trainPath } from '../paths.ts';
import { useTexts } from '../texts.ts';
import styles from './customer.module.css';
import { priceFrom } from './priceFrom.ts';

const HIDES_MONEY = '1';

export function ComingTrain({ train }: { train: Train }) {
  const texts = useTexts();
  const words = texts.coming;
  const format = useFormat();
  const mayBook = useMay(saveBooking.access.code);
  const { subAccHideInfoFlag } = useWho();
  const lowest = subAccHideInfoFlag === HIDES_MONEY ? null : priceFrom(train.prices);
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
            {words.cutoff({ when: format.relative(train.cutoffTime) })}
            {lowest && <div>{words.priceFrom({ price: format.money(lowest.price, lowest.currency) })}</div>}
          </div>
        </div>
      </div>
      {mayBook && (
        <Link
          className={styles.book}
          to={bookingPath(train)}
          aria-label={words.bookTrain({ trainNo: train.trainNo })}
        >
          {words.book}
        </Link>
      )}
    </li>
  );
}
