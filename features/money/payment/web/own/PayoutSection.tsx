import { Button, Skeleton } from 'antd';
import { useNavigate } from 'react-router';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { pathTo } from '../../../../../platform/wire/pathTo.ts';
import type { Bill } from '../../../bill/wire.ts';
import { applyPaymentPage } from '../../pages.ts';
import { readOwnPayouts } from '../../payoutWire.ts';
import styles from '../payment.module.css';
import { useTexts } from '../texts.ts';
import { PAYOUT_TONE } from '../tones.ts';

/** How a supplier is paid an approved bill: by an application, and how far that is. */
export function PayoutSection({ bill: { billId, billNo }, title }: { bill: Bill; title: string }) {
  const texts = useTexts();
  const navigate = useNavigate();
  const { data: own, error } = useRead(readOwnPayouts, {});
  if (error !== null) return null;
  const isPayable = own?.bills.some((bill) => bill.billId === billId);
  const applied = own?.payouts.find(({ bills }) => bills.split(', ').includes(billNo));
  return (
    <section className={styles.panel} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {applied && <StatusTag tone={PAYOUT_TONE[applied.status]} label={texts.payouts.statuses[applied.status]} />}
      </div>
      {own === undefined && <Skeleton active title={false} paragraph={{ rows: 1 }} />}
      {isPayable && <span className={styles.soft}>{texts.apply.ofBill}</span>}
      {own && (
        <div className={styles.buttons}>
          <Button
            type={isPayable ? 'primary' : 'default'}
            onClick={() => void navigate(pathTo(applyPaymentPage, { billId: isPayable ? billId : undefined }))}
          >
            {isPayable ? texts.apply.apply : texts.apply.title}
          </Button>
        </div>
      )}
    </section>
  );
}
