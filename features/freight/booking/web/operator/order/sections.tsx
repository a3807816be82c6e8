import { Link } from 'react-router';
import type { PayloadOf } from '../../../../../../platform/wire/call.ts';
import type { getBookingDetail } from '../../../operatorWire.ts';
import { History } from '../../detail/History.tsx';
import { Papers } from '../../papers/Papers.tsx';
import { Section } from '../../section/Section.tsx';
import { TrainSummary } from '../../train/TrainSummary.tsx';
import { loadPlanPath } from '../paths.ts';
import { useOperatorTexts } from '../texts.ts';
import { OrderContainers } from './OrderContainers.tsx';

/** Props of the fillings of the operator's view of an order. */
interface OperatorSectionProps {
  order: PayloadOf<typeof getBookingDetail>;
  title: string;
}

export function TrainSection({ order, title }: OperatorSectionProps) {
  const texts = useOperatorTexts().drawer;
  return (
    <Section title={title} extra={<Link to={loadPlanPath(order.train.trainInfoId)}>{texts.loadPlan}</Link>}>
      <TrainSummary train={order.train} showsSpace />
    </Section>
  );
}

export function ContainersSection({ order, title }: OperatorSectionProps) {
  const texts = useOperatorTexts().drawer;
  const done = order.containers.filter((container) => container.containerNo !== null).length;
  return (
    <Section title={title} hint={texts.numbered({ teu: order.teu, done, all: order.containers.length })}>
      <OrderContainers order={order} />
    </Section>
  );
}

export function PapersSection({ order, title }: OperatorSectionProps) {
  return <Papers title={title} orderBigNo={order.orderBigNo} />;
}

export function HistorySection({ order, title }: OperatorSectionProps) {
  return <History title={title} entries={order.timeline} />;
}
