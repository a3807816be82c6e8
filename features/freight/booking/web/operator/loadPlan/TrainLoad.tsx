import { Link } from 'react-router';
import { EmptyState } from '../../../../../../platform/web/widgets/page/EmptyState.tsx';
import { OrderStatusTag } from '../../order/OrderStatusTag.tsx';
import { Section } from '../../section/Section.tsx';
import { FactTable } from '../../table/FactTable.tsx';
import { TrainSummary } from '../../train/TrainSummary.tsx';
import { OrderNumberButton } from '../order/OrderNumberButton.tsx';
import { queueOfTrainPath } from '../paths.ts';
import { useOperatorTexts } from '../texts.ts';
import { CompanyTable } from './CompanyTable.tsx';
import { LoadBar } from './LoadBar.tsx';
import { type LoadPlan, loadByCompany, totalLoad } from './load.ts';
import styles from './loadPlan.module.css';
import { TrainStatusTag } from './TrainStatusTag.tsx';

function LoadedOrders(props: { orders: LoadPlan['orders']; onOpen: (orderBigNo: string) => void }) {
  const texts = useOperatorTexts().load;
  return (
    <FactTable
      rows={props.orders}
      rowKey={(order) => order.orderBigNo}
      columns={[
        {
          title: texts.order,
          render: ({ orderBigNo }) => <OrderNumberButton orderBigNo={orderBigNo} onOpen={props.onOpen} />,
        },
        { title: texts.company, render: (order) => order.companyName },
        { title: texts.status, render: (order) => <OrderStatusTag status={order.status} /> },
        { title: texts.containers, isFigure: true, render: (order) => order.containerCount },
        {
          title: texts.numbers,
          isFigure: true,
          render: (order) => `${order.numberedCount} / ${order.containerCount}`,
        },
        { title: texts.teu, isFigure: true, render: (order) => <strong>{order.teu}</strong> },
      ]}
    />
  );
}

export function TrainLoad({ plan, onOpen }: { plan: LoadPlan; onOpen: (orderBigNo: string) => void }) {
  const all = useOperatorTexts();
  const texts = all.load;
  const { train, soldTeu, orders } = plan;
  const loads = loadByCompany(orders);
  const isEmpty = orders.length === 0;
  return (
    <div className={styles.stack}>
      <Section title={train.lineName} hint={<TrainStatusTag status={train.status} />}>
        <TrainSummary train={train} />
      </Section>
      <Section title={texts.share} hint={texts.legendSubmitted}>
        <Totals plan={plan} />
        <LoadBar loads={loads} sold={soldTeu} capacity={train.capacityTeu} />
        {isEmpty && <EmptyState text={texts.empty} />}
        {!isEmpty && (
          <div className={styles.companies}>
            <CompanyTable loads={loads} capacity={train.capacityTeu} />
          </div>
        )}
      </Section>
      {!isEmpty && (
        <Section title={texts.orders}>
          <LoadedOrders orders={orders} onOpen={onOpen} />
        </Section>
      )}
    </div>
  );
}

function Totals({ plan: { train, soldTeu, orders } }: { plan: LoadPlan }) {
  const texts = useOperatorTexts().load;
  const total = totalLoad(orders);
  return (
    <dl className={styles.totals}>
      <Total name={texts.sold} figure={texts.space({ teu: soldTeu })} />
      <Total name={texts.free} figure={texts.space({ teu: Math.max(0, train.capacityTeu - soldTeu) })} />
      <Total name={texts.capacity} figure={texts.space({ teu: train.capacityTeu })} />
      <Total name={texts.orders} figure={String(orders.length)} />
      <Total name={texts.numbers} figure={`${total.numberedCount} / ${total.containerCount}`} />
      <div>
        <dt>{texts.unanswered}</dt>
        <dd>
          {texts.space({ teu: total.submittedTeu })}
          {total.submittedCount > 0 && <Link to={queueOfTrainPath(train.trainNo)}>{texts.review}</Link>}
        </dd>
      </div>
    </dl>
  );
}

function Total({ name, figure }: { name: string; figure: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{figure}</dd>
    </div>
  );
}
