import { Button } from 'antd';
import { useContext } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';
import { CurrentUserContext } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useCan } from '../../../../../platform/web/records/can.tsx';
import { ENTERPRISE_PATH } from '../../../../people/account/enterprisePath.ts';
import { newBookingPath } from '../../newBookingPath.ts';
import { type Train, trainBooking } from '../../wire.ts';
import { useTrainTexts } from '../texts.ts';

/** Link to the booking form (portal 2.2), for tourists to the enterprise form; hidden without permission or space. */
export function BookButton(props: {
  train: Pick<Train, 'trainInfoId' | 'trainNo' | 'lineId' | 'lineType' | 'isBookable'>;
  size?: 'small' | 'middle';
}) {
  const { train, size } = props;
  const page = useTrainTexts();
  const canBook = useCan(trainBooking);
  const isTourist = useContext(CurrentUserContext)?.user.companyId === null;
  const path = isTourist ? ENTERPRISE_PATH : newBookingPath(train);
  const href = useHref(path);
  const follow = useLinkClickHandler<HTMLElement>(path);
  if (!(canBook || isTourist) || !train.isBookable) return null;
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
