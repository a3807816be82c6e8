import { Button, Result } from 'antd';
import { Link } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { CopyText } from '../../../../../platform/web/widgets/copy/CopyText.tsx';
import { ORDERS_PATH, orderPath, TRAINS_PATH } from '../paths.ts';
import { useTexts } from '../texts.ts';
import styles from './confirmation.module.css';

export interface BookedOrder {
  orderBigNo: string;
  cutoffTime: string;
}

export function BookingSuccess({ order }: { order: BookedOrder }) {
  const texts = useTexts().confirmation;
  const format = useFormat();
  return (
    <div className={styles.booked}>
      <Result
        status="success"
        title={texts.booked}
        subTitle={
          <span className={styles.number}>
            {texts.bookedHint} <CopyText text={order.orderBigNo} />
          </span>
        }
        extra={
          <div className={styles.next}>
            <Link to={orderPath(order.orderBigNo)}>
              <Button type="primary">{texts.openOrder}</Button>
            </Link>
            <Link to={ORDERS_PATH}>
              <Button>{texts.toList}</Button>
            </Link>
            <Link to={TRAINS_PATH}>
              <Button>{texts.bookAnother}</Button>
            </Link>
          </div>
        }
      >
        <h2 className={styles.stepsTitle}>{texts.nextSteps}</h2>
        <ol className={styles.steps}>
          <li>{texts.stepConfirm}</li>
          <li>
            {texts.stepNumbers({ cutoff: format.dateTime(order.cutoffTime) })}{' '}
            <Link to={`${orderPath(order.orderBigNo)}#containers`}>{texts.fillNumbers}</Link>
          </li>
          <li>{texts.stepTrack}</li>
        </ol>
      </Result>
    </div>
  );
}
