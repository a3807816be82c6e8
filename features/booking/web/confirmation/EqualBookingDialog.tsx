import { Modal } from 'antd';
import { Link } from 'react-router';
import { useFormat } from '../../../../platform/web/language/format.ts';
import type { PayloadOf } from '../../../../platform/wire/call.ts';
import type { findEqualBooking } from '../../wire.ts';
import { orderPath } from '../paths.ts';
import { useTexts } from '../texts.ts';

/** Asks before the same containers are booked on the same train a second time. */
export function EqualBookingDialog(props: {
  equal: NonNullable<PayloadOf<typeof findEqualBooking>>;
  open: boolean;
  onBook: () => void;
  onClose: () => void;
}) {
  const texts = useTexts().confirmation;
  const format = useFormat();
  const { orderBigNo, submitTime } = props.equal;
  return (
    <Modal
      open={props.open}
      title={texts.equalTitle}
      okText={texts.equalBook}
      cancelText={texts.equalBack}
      width={480}
      onOk={props.onBook}
      onCancel={props.onClose}
    >
      {texts.equalText({ time: format.dateTime(submitTime) })}{' '}
      <Link to={orderPath(orderBigNo)}>{orderBigNo}</Link>
    </Modal>
  );
}
