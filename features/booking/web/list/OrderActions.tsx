import { Button } from 'antd';
import { Link } from 'react-router';
import type { OrderRow } from '../../order.ts';
import { bookingPath, orderPath } from '../paths.ts';
import { useTexts } from '../texts.ts';
import styles from './list.module.css';

export function OrderActions({ order, onWithdraw }: { order: OrderRow; onWithdraw: () => void }) {
  const texts = useTexts().list;
  const isDraft = order.status === 'draft';
  return (
    <>
      {isDraft ? (
        <Link to={bookingPath(order, { order: order.orderBigNo })}>{texts.continueDraft}</Link>
      ) : (
        <Link to={orderPath(order.orderBigNo)}>{texts.open}</Link>
      )}
      {order.mayWithdraw && (
        <Button type="link" size="small" danger className={styles.action} onClick={onWithdraw}>
          {isDraft ? texts.discardDraft : texts.withdraw}
        </Button>
      )}
    </>
  );
}
