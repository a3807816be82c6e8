import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePageTitle } from '../../../../platform/web/router/usePageTitle.ts';
import { Empty } from '../../../../platform/web/widgets/page/Empty.tsx';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { bookingPath, TRAINS_PATH } from '../paths.ts';
import { useTexts } from '../texts.ts';
import { Booked, type BookedOrder } from './Booked.tsx';
import { readRequest } from './keptRequest.ts';
import { Review } from './Review.tsx';

/** Confirmation before submitting, order number afterwards (portal 2.2: confirmation). */
export default function Confirmation() {
  const texts = useTexts();
  const [request] = useState(readRequest);
  const [booked, setBooked] = useState<BookedOrder | null>(null);
  usePageTitle(texts.confirmation.title);

  if (booked) return <Booked order={booked} />;
  if (!request) {
    return (
      <>
        <PageHeader title={texts.confirmation.title} />
        <Empty
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
      <Review request={request} onBooked={setBooked} />
    </>
  );
}
