import { Descriptions } from 'antd';
import { useParams } from 'react-router';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { usePageTitle } from '../../../../platform/web/router/usePageTitle.ts';
import { CopyText } from '../../../../platform/web/widgets/copy/CopyText.tsx';
import { LoadError } from '../../../../platform/web/widgets/page/LoadError.tsx';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import type { OrderDetail } from '../../order.ts';
import { getOrderDetail } from '../../wire.ts';
import { GoodsTable } from '../goods/GoodsTable.tsx';
import { OrderStatusTag } from '../order/OrderStatusTag.tsx';
import { Papers } from '../papers/Papers.tsx';
import { ORDERS_PATH } from '../paths.ts';
import { useSeesMoney } from '../price/useSeesMoney.ts';
import { Section } from '../section/Section.tsx';
import { useTexts } from '../texts.ts';
import { RouteLine } from '../train/RouteLine.tsx';
import { TrainSummary } from '../train/TrainSummary.tsx';
import { ContainerSheet } from './containers/ContainerSheet.tsx';
import { DetailSkeleton } from './DetailSkeleton.tsx';
import styles from './detail.module.css';
import { Fees } from './Fees.tsx';
import { History } from './History.tsx';
import { NextStep } from './NextStep.tsx';
import { OrderButtons } from './OrderButtons.tsx';
import { Progress } from './Progress.tsx';

const REFETCH_MS = 60_000;

/** One order (portal 2.2: bookingDetail). */
export default function BookingDetail() {
  const texts = useTexts().detail;
  const { orderBigNo = '' } = useParams();
  const read = useRead(getOrderDetail, { orderBigNo }, { refetchEveryMs: REFETCH_MS });
  usePageTitle(`${texts.title} ${orderBigNo}`);

  if (read.data) return <Order key={orderBigNo} order={read.data} />;
  return (
    <>
      <PageHeader title={texts.title} subtitle={orderBigNo} back={ORDERS_PATH} />
      {read.error ? <LoadError error={read.error} onRetry={() => void read.refetch()} /> : <DetailSkeleton />}
    </>
  );
}

function Order({ order }: { order: OrderDetail }) {
  const texts = useTexts();
  const format = useFormat();
  const seesMoney = useSeesMoney();
  return (
    <>
      <PageHeader
        title={texts.detail.title}
        subtitle={
          <span className={styles.subtitle}>
            <strong className={styles.number}>
              <CopyText text={order.orderBigNo} />
            </strong>
            <OrderStatusTag status={order.status} />
            <span>{texts.detail.created({ time: format.dateTime(order.createTime) })}</span>
          </span>
        }
        back={ORDERS_PATH}
        extra={<OrderButtons order={order} />}
      />
      <div className={styles.stack}>
        <NextStep order={order} />
        <Progress order={order} />
        <Section title={texts.train.title} hint={texts.train.timesIn({ zone: format.zone })}>
          <TrainSummary train={order.train} />
          <RouteLine train={order.train} />
        </Section>
        <ContainerSheet order={order} />
        <Papers orderBigNo={order.orderBigNo} />
        <div className={styles.columns}>
          <div className={styles.stack}>
            <Section title={texts.detail.goods}>
              <GoodsTable goods={order.goods} />
            </Section>
            {seesMoney && <Fees fees={order.fees} />}
            <Section title={texts.detail.contact}>
              <Contact order={order} />
            </Section>
          </div>
          <History entries={order.timeline} />
        </div>
      </div>
    </>
  );
}

function Contact({ order }: { order: OrderDetail }) {
  const texts = useTexts();
  return (
    <Descriptions
      size="small"
      column={{ xs: 1, md: 2 }}
      items={[
        { key: 'name', label: texts.form.contactName, children: order.contactName },
        { key: 'mobile', label: texts.form.contactMobile, children: order.contactMobile },
        {
          key: 'remark',
          label: texts.detail.remark,
          children: order.remark || texts.detail.none,
          span: 'filled',
        },
      ]}
    />
  );
}
