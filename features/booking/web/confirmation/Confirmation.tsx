import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePageTitle } from '../../../../platform/web/router/usePageTitle.ts';
import { EmptyState } from '../../../../platform/web/widgets/page/EmptyState.tsx';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { bookingPath, TRAINS_PATH } from '../paths.ts';
import { useTexts } from '../texts.ts';
import { type BookedOrder, BookingSuccess } from './BookingSuccess.tsx';
import { BookingSummary } from './BookingSummary.tsx';
import { loadRequest } from './requestStorage.ts';

/** Confirmation before submitting, order number afterwards (portal 2.2: confirmation). */
export default function Confirmation() {
  const texts = useTexts();
  const [request] = useState(loadRequest);
  const [booked, setBooked] = useState<BookedOrder | null>(null);
  usePageTitle(texts.confirmation.title);

  if (booked) return <BookingSuccess order={booked} />;
  if (!request) {
    return (
      <>
        <PageHeader title={texts.confirmation.title} />
        <EmptyState
          text={texts.confirmation.empty}
          action={
            <Link to={TRAINS_PATH}>
              <Button type="primary">{texts.list.book}</Button>
            </Link>
          }
        />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={texts.confirmation.title}
        subtitle={texts.confirmation.subtitle}
        back={bookingPath(request.train, { order: request.order })}
      />
      <BookingSummary request={request} onBooked={setBooked} />
    </>
  );
}
