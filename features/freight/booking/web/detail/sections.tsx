import { Descriptions, Typography } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { useCan } from '../../../../../platform/web/records/can.tsx';
import type { OrderDetail } from '../../order.ts';
import { getOrderDetail, listOrders, saveReference } from '../../wire.ts';
import { GoodsTable } from '../goods/GoodsTable.tsx';
import { Papers } from '../papers/Papers.tsx';
import { Section } from '../section/Section.tsx';
import { useTexts } from '../texts.ts';
import { RouteLine } from '../train/RouteLine.tsx';
import { TrainSummary } from '../train/TrainSummary.tsx';
import { ContainerSheet } from './containers/ContainerSheet.tsx';
import styles from './detail.module.css';
import { History } from './History.tsx';

/** Props of the fillings of the order's page. */
interface OrderSectionProps {
  order: OrderDetail;
  title: string;
}

export function TrainSection({ order, title }: OrderSectionProps) {
  const texts = useTexts().train;
  const format = useFormat();
  return (
    <Section title={title} hint={texts.timesIn({ zone: format.zone })}>
      <TrainSummary train={order.train} />
      <RouteLine train={order.train} />
    </Section>
  );
}

export function ContainersSection(props: OrderSectionProps) {
  return (
    <div className={styles.containersFirst}>
      <ContainerSheet {...props} />
    </div>
  );
}

export function PapersSection({ order, title }: OrderSectionProps) {
  return <Papers title={title} orderBigNo={order.orderBigNo} />;
}

export function GoodsSection({ order, title }: OrderSectionProps) {
  return (
    <Section title={title}>
      <GoodsTable goods={order.goods} />
    </Section>
  );
}

export function ContactSection({ order, title }: OrderSectionProps) {
  const texts = useTexts();
  return (
    <Section title={title}>
      <Descriptions
        size="small"
        className={styles.contact ?? ''}
        column={{ xs: 1, md: 2 }}
        items={[
          { key: 'name', label: texts.form.contactName, children: order.contactName },
          { key: 'mobile', label: texts.form.contactMobile, children: order.contactMobile },
          {
            key: 'customerRef',
            label: texts.form.customerRef,
            children: <CustomerReference order={order} />,
            span: 'filled',
          },
          {
            key: 'remark',
            label: texts.detail.remark,
            children: <span className={styles.remark}>{order.remark || texts.detail.none}</span>,
            span: 'filled',
          },
        ]}
      />
    </Section>
  );
}

export function HistorySection({ order, title }: OrderSectionProps) {
  return <History title={title} entries={order.timeline} />;
}

const MAX_LENGTH = 50;

/** The customer's own reference, changed in place. */
function CustomerReference({ order }: { order: Pick<OrderDetail, 'orderBigNo' | 'customerRef'> }) {
  const texts = useTexts();
  const canEdit = useCan(saveReference);
  const write = useWrite(saveReference, {
    invalidates: [getOrderDetail, listOrders],
    done: texts.detail.referenceSaved,
  });
  const { orderBigNo, customerRef } = order;
  const save = (typed: string) => {
    if (typed.trim() !== customerRef) void write.send({ orderBigNo, customerRef: typed.trim() });
  };
  const editable = canEdit && {
    text: customerRef,
    maxLength: MAX_LENGTH,
    tooltip: texts.detail.referenceEdit,
    onChange: save,
  };
  return <Typography.Text editable={editable}>{customerRef || texts.detail.none}</Typography.Text>;
}
