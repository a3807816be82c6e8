import { Button, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useCan } from '../../../../../platform/web/records/can.tsx';
import { getNearbyTrains } from '../../../train/wire.ts';
import type { OrderDetail } from '../../order.ts';
import { saveBooking } from '../../wire.ts';
import { bookingPath, TRAINS_PATH } from '../paths.ts';
import { useTexts } from '../texts.ts';
import styles from './again.module.css';

/** Books an old order again: its containers, goods and contact on a train of today. */
export function BookAgain({ order }: { order: OrderDetail }) {
  const texts = useTexts().detail;
  const canBook = useCan(saveBooking);
  const [isChoosing, setChoosing] = useState(false);
  if (!canBook || order.status === 'draft') return null;
  return (
    <>
      <Button onClick={() => setChoosing(true)}>{texts.bookAgain}</Button>
      <Modal
        open={isChoosing}
        title={texts.againTitle}
        footer={null}
        width={560}
        destroyOnHidden
        onCancel={() => setChoosing(false)}
      >
        <Trains order={order} />
      </Modal>
    </>
  );
}

function Trains({ order }: { order: OrderDetail }) {
  const texts = useTexts();
  const format = useFormat();
  const { train, teu, orderBigNo } = order;
  const nearby = useRead(getNearbyTrains, { trainInfoId: train.trainInfoId, teu });
  if (nearby.isPending) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  const same = train.isBookable && train.remainTeu >= teu ? [train] : [];
  const trains = [...same, ...(nearby.data ?? [])];
  return (
    <>
      <p className={styles.hint}>{texts.detail.againHint}</p>
      <ul className={styles.trains}>
        {trains.map((one) => (
          <li key={one.trainInfoId}>
            <Link to={bookingPath(one, { copy: orderBigNo })} className={styles.train}>
              <strong>{one.trainNo}</strong>
              <span>
                {format.dateTime(one.departTime)} {format.weekday(one.departTime)}
              </span>
              <span className={styles.space}>
                {texts.train.space} {texts.train.teu({ teu: format.number(one.remainTeu) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {trains.length === 0 && <p>{texts.alternatives.none}</p>}
      <Link to={TRAINS_PATH}>{texts.form.toTrains}</Link>
    </>
  );
}
