import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import type { OrderDetail } from '../../order.ts';
import { WithdrawDialog } from '../order/WithdrawDialog.tsx';
import { bookingPath, tracePath } from '../paths.ts';
import { useTexts } from '../texts.ts';

/** Statuses with a tracking link before departure. */
const TRACKABLE: readonly OrderDetail['status'][] = ['confirmed', 'documents', 'ready'];
const UNDERWAY: readonly OrderDetail['status'][] = ['departed', 'arrived', 'delivered', 'settled'];

export function OrderButtons({ order }: { order: OrderDetail }) {
  const texts = useTexts().detail;
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { orderBigNo, status, moves } = order;
  const isDraft = status === 'draft';
  const isUnderWay = UNDERWAY.includes(status);
  return (
    <>
      {moves.edit && (
        <Link to={bookingPath(order.train, { order: orderBigNo })}>
          <Button type="primary">{texts.continueDraft}</Button>
        </Link>
      )}
      {(TRACKABLE.includes(status) || isUnderWay) && (
        <Link to={tracePath(orderBigNo)}>
          <Button type={isUnderWay ? 'primary' : 'default'}>{texts.track}</Button>
        </Link>
      )}
      {moves.withdraw && (
        <Button danger onClick={() => setWithdrawing(true)}>
          {isDraft ? texts.discardDraft : texts.withdraw}
        </Button>
      )}
      <WithdrawDialog order={order} open={isWithdrawing} onClose={() => setWithdrawing(false)} />
    </>
  );
}
