import { Button } from 'antd';
import { useState } from 'react';
import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useTopicInvalidation } from '../../../../../platform/web/live/useTopicInvalidation.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { EmptyState } from '../../../../../platform/web/widgets/page/EmptyState.tsx';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { bookingsChanged, orderChanged } from '../../../../freight/booking/topics.ts';
import { Section } from '../../../../freight/booking/web/parts.ts';
import type { ServiceJob } from '../../../../suppliers/service/order.ts';
import { type FeeRow, getFee, listFeesOfOrder } from '../../wire.ts';
import { EnterFeeButton } from '../entry/EnterFeeButton.tsx';
import type { FeeObject } from '../entry/values.ts';
import { FeeDrawer } from '../fee/FeeDrawer.tsx';
import styles from '../fee/fee.module.css';
import { useFeeTexts } from '../texts.ts';
import { FEE_TONES } from '../tones.ts';
import { useFeeTypeName } from '../useFeeColumns.tsx';
import { useFeeMoney } from '../useFeeMoney.ts';

const LIVE_READS = [listFeesOfOrder, getFee];

interface OrderProps {
  order: { orderBigNo: string };
  title: string;
}

/** On the customer's page of an order. */
export function FeesOfOwnOrder({ order, title }: OrderProps) {
  const { companyNo } = useCurrentUser();
  useTopicInvalidation(orderChanged, companyNo === null ? null : { companyNo }, LIVE_READS);
  return <Fees title={title} orderBigNo={order.orderBigNo} />;
}

/** On the operator's page of an order. */
export function FeesOfAnyOrder({ order, title }: OrderProps & { order: { companyName: string } }) {
  const { orderBigNo, companyName } = order;
  useTopicInvalidation(bookingsChanged, {}, LIVE_READS);
  return (
    <Fees title={title} orderBigNo={orderBigNo} object={{ orderId: orderBigNo, serviceKind: 'train', companyName }} />
  );
}

/** On the supplier's page of a job. */
export function FeesOfJob({ job, title }: { job: ServiceJob; title: string }) {
  const { orderBigNo, serviceOrderId, serviceKind, companyName } = job;
  return (
    <Fees
      title={title}
      orderBigNo={orderBigNo}
      orderServiceId={serviceOrderId}
      object={{ orderServiceId: serviceOrderId, serviceKind, companyName }}
    />
  );
}

interface FeesProps {
  title: string;
  orderBigNo: string;
  orderServiceId?: number;
  /** what a new fee is entered for; absent: none is entered here */
  object?: FeeObject;
}

function Fees({ title, orderBigNo, orderServiceId, object }: FeesProps) {
  const texts = useFeeTexts();
  const [opened, open] = useState<number | null>(null);
  const read = useRead(listFeesOfOrder, {
    orderBigNo,
    ...(orderServiceId === undefined ? {} : { orderServiceId }),
  });
  return (
    <Section title={title} hint={texts.section.hint} extra={object && <EnterFeeButton object={object} />}>
      {read.data === undefined ? (
        read.error && <LoadError error={read.error} onRetry={() => void read.refetch()} />
      ) : read.data.length === 0 ? (
        <EmptyState text={texts.section.empty} />
      ) : (
        <ul className={styles.list}>
          {read.data.map((fee) => (
            <FeeLine key={fee.feeId} fee={fee} onOpen={() => open(fee.feeId)} />
          ))}
        </ul>
      )}
      <FeeDrawer feeId={opened} onClose={() => open(null)} />
    </Section>
  );
}

function FeeLine({ fee, onOpen }: { fee: FeeRow; onOpen: () => void }) {
  const texts = useFeeTexts();
  const nameOf = useFeeTypeName();
  const inMoney = useFeeMoney();
  return (
    <li>
      <span>
        <Button type="link" size="small" className={styles.number ?? ''} onClick={onOpen}>
          {nameOf(fee.feeType)}
        </Button>{' '}
        <span className={styles.soft}>{[fee.feeNo, fee.payeeName || texts.platform].join(' · ')}</span>
      </span>
      <span className={styles.figure}>{inMoney(fee.amount, fee.currency)}</span>
      <span>
        <StatusTag tone={FEE_TONES[fee.state]} label={texts.states[fee.state]} />
      </span>
    </li>
  );
}
