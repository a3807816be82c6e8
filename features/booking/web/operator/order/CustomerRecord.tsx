import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { getCustomerRecord } from '../../../wire.ts';
import { useOperatorTexts } from '../texts.ts';
import styles from './order.module.css';

/** The customer's bookings of 12 months in one line: what became of them tells how far to trust this one. */
export function CustomerRecord({ orderBigNo }: { orderBigNo: string }) {
  const texts = useOperatorTexts().drawer;
  const format = useFormat();
  const { data } = useRead(getCustomerRecord, { orderBigNo });
  if (!data) return <p className={styles.record}>&nbsp;</p>;
  const { bookings, teu, shipped, withdrawn, refused, expired, awaiting, firstBooking } = data;
  const parts = [
    texts.recordBookings({ count: bookings, teu: format.number(teu) }),
    texts.recordShipped({ count: shipped }),
    awaiting > 0 && texts.recordAwaiting({ count: awaiting }),
    withdrawn > 0 && texts.recordWithdrawn({ count: withdrawn }),
    refused > 0 && texts.recordRefused({ count: refused }),
    expired > 0 && texts.recordExpired({ count: expired }),
    firstBooking && texts.recordSince({ date: format.date(firstBooking) }),
  ].filter(Boolean);
  return (
    <p className={styles.record} title={texts.recordTitle}>
      {parts.join(' · ')}
    </p>
  );
}
