import { Button } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router';
import { useCan } from '../../../../platform/web/records/can.tsx';
import { type Train, trainBooking } from '../../wire.ts';
import { useTrainTexts } from '../texts.ts';

/** Link to the booking form (portal 2.2); hidden without permission or space. */
export function BookButton(props: {
  train: Pick<Train, 'trainInfoId' | 'trainNo' | 'lineId' | 'lineType' | 'isBookable'>;
  size?: 'small' | 'middle';
}) {
  const { train, size } = props;
  const page = useTrainTexts();
  const canBook = useCan(trainBooking);
  const path = `/bookingSpace/${train.trainInfoId}/${train.lineId}/${train.lineType}/0/0`;
  const href = useHref(path);
  const follow = useLinkClickHandler<HTMLElement>(path);
  if (!canBook || !train.isBookable) return null;
  return (
    <Button
      type="primary"
      size={size}
      href={href}
      aria-label={page.bookTrain({ trainNo: train.trainNo })}
      onClick={(event) => follow(event)}
    >
      {page.book}
    </Button>
  );
}
