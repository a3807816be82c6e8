import { Button } from 'antd';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { usePageTitle } from '../../../../../platform/web/router/usePageTitle.ts';
import { EmptyState } from '../../../../../platform/web/widgets/page/EmptyState.tsx';
import { PageHeader } from '../../../../../platform/web/widgets/page/PageHeader.tsx';
import { bookingPath, CONFIRMATION_PATH, TRAINS_PATH } from '../paths.ts';
import { useTexts } from '../texts.ts';
import { type BookedOrder, BookingSuccess } from './BookingSuccess.tsx';
import { BookingSummary } from './BookingSummary.tsx';
import { loadRequest } from './requestStorage.ts';

/** Location state after submitting: Back from the order shows the order number again, not the form. */
const bookedState = z.object({
  booked: z.object({ orderBigNo: z.string(), cutoffTime: z.string() }),
});

/** Confirmation before submitting, order number afterwards (portal 2.2: confirmation). */
export default function Confirmation() {
  const texts = useTexts();
  const [request] = useState(loadRequest);
  const navigate = useNavigate();
  const booked = bookedState.safeParse(useLocation().state).data?.booked;
  const showBooked = ({ orderBigNo, cutoffTime }: BookedOrder) =>
    void navigate(CONFIRMATION_PATH, { replace: true, state: { booked: { orderBigNo, cutoffTime } } });
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
      <BookingSummary request={request} onBooked={showBooked} />
    </>
  );
}
