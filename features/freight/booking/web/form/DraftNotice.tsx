import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { formatDateTime } from '../../../../../platform/wire/time.ts';
import type { Train } from '../../../train/wire.ts';
import { isHavingTempOrders } from '../../wire.ts';
import { bookingPath, NEW_ORDER } from '../paths.ts';
import { useTexts } from '../texts.ts';
import type { BookingKey } from './bookingStorage.ts';
import type { BookingDraft } from './useBookingDraft.ts';

interface DraftNoticeProps {
  train: Train;
  draft: BookingDraft;
  bookingKey: BookingKey;
  /** suppresses the notice for a user coming back from the confirmation */
  isExpected: boolean;
  onDiscard: () => void;
}

/** Notice of restored input, or of a draft of this train on the server. */
export function DraftNotice({ train, draft, bookingKey, isExpected, onDiscard }: DraftNoticeProps) {
  const texts = useTexts().form;
  const format = useFormat();
  const [isClosed, setClosed] = useState(false);
  const isNew = bookingKey.order === NEW_ORDER;
  const serverDraft = useRead(isHavingTempOrders, { trainInfoId: bookingKey.trainInfoId }, { enabled: isNew });
  const { stored } = draft;

  if (stored && !isExpected && !isClosed) {
    const when = format.dateTime(formatDateTime(new Date(stored.savedAt)));
    return (
      <Alert
        type="info"
        showIcon
        closable={{ onClose: () => setClosed(true) }}
        title={stored.takenFrom ? texts.takenOver({ trainNo: stored.takenFrom }) : texts.restored({ when })}
        action={
          <Button size="small" onClick={onDiscard}>
            {texts.discard}
          </Button>
        }
      />
    );
  }
  const orderBigNo = serverDraft.data?.orderBigNo;
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
