import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import type { Train } from '../../../train/wire.ts';
import { isHavingTempOrders } from '../../wire.ts';
import { bookingPath, NEW_ORDER } from '../paths.ts';
import { useTexts } from '../texts.ts';
import type { BookingSpot } from './keptBookings.ts';
import type { BookingDraft } from './useBookingDraft.ts';

interface DraftNoticeProps {
  train: Train;
  draft: BookingDraft;
  spot: BookingSpot;
  /** suppresses the notice for a user coming back from the confirmation */
  isExpected: boolean;
  onDiscard: () => void;
}

/** Notice of restored input, or of a draft of this train on the server. */
export function DraftNotice({ train, draft, spot, isExpected, onDiscard }: DraftNoticeProps) {
  const texts = useTexts().form;
  const format = useFormat();
  const [isClosed, setClosed] = useState(false);
  const isNew = spot.order === NEW_ORDER;
  const waiting = useRead(isHavingTempOrders, { trainInfoId: spot.trainInfoId }, { enabled: isNew });
  const { kept } = draft;

  if (kept && !isExpected && !isClosed) {
    const when = format.dateTime(formatDateTime(new Date(kept.savedAt)));
    return (
      <Alert
        type="info"
        showIcon
        closable={{ onClose: () => setClosed(true) }}
        title={kept.takenFrom ? texts.takenOver({ trainNo: kept.takenFrom }) : texts.restored({ when })}
        action={
          <Button size="small" onClick={onDiscard}>
            {texts.discard}
          </Button>
        }
      />
    );
  }
  const orderBigNo = waiting.data?.orderBigNo;
  if (!isNew || !orderBigNo) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={texts.otherDraft({ orderBigNo })}
      action={<Link to={bookingPath(train, { order: orderBigNo })}>{texts.openDraft}</Link>}
    />
  );
}
