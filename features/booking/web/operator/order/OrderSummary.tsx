import { Link } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import type { getBookingDetail } from '../../../wire.ts';
import { Fees } from '../../detail/Fees.tsx';
import { History } from '../../detail/History.tsx';
import { GoodsTable } from '../../goods/GoodsTable.tsx';
import { OrderStatusTag } from '../../order/OrderStatusTag.tsx';
import { Papers } from '../../papers/Papers.tsx';
import { Section } from '../../section/Section.tsx';
import { TrainSummary } from '../../train/TrainSummary.tsx';
import { loadPlanPath } from '../paths.ts';
import { useOperatorTexts } from '../texts.ts';
import { OrderContainers } from './OrderContainers.tsx';
import styles from './order.module.css';

type Order = PayloadOf<typeof getBookingDetail>;

export function OrderSummary({ order }: { order: Order }) {
  const texts = useOperatorTexts().drawer;
  return (
    <div className={styles.stack}>
      <Customer order={order} />
      <Section
        title={texts.train}
        extra={<Link to={loadPlanPath(order.train.trainInfoId)}>{texts.loadPlan}</Link>}
      >
        <TrainSummary train={order.train} showsSpace />
      </Section>
      <Section
        title={texts.containers}
        hint={texts.numbered({
          teu: order.teu,
          done: order.containers.filter((container) => container.containerNo !== null).length,
          all: order.containers.length,
        })}
      >
        <OrderContainers order={order} />
      </Section>
      <Section title={texts.goods}>
        <GoodsTable goods={order.goods} />
      </Section>
      <Papers orderBigNo={order.orderBigNo} />
      <Fees fees={order.fees} />
      <History entries={order.timeline} />
    </div>
  );
}

function Customer({ order }: { order: Order }) {
  const texts = useOperatorTexts().drawer;
  const format = useFormat();
  return (
    <div className={styles.customer}>
      <div className={styles.customerHead}>
        <strong>{order.companyName}</strong>
        <OrderStatusTag status={order.status} />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.contact}</dt>
          <dd>
            {order.contactName}{' '}
            <a href={`tel:${order.contactMobile.replaceAll(' ', '')}`}>{order.contactMobile}</a>
          </dd>
        </div>
        <div>
          <dt>{texts.created}</dt>
          <dd>
            <time title={format.zone}>{format.dateTime(order.createTime)}</time>
          </dd>
        </div>
        {order.remark !== '' && (
          <div className={styles.remark}>
            <dt>{texts.remark}</dt>
            <dd>{order.remark}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
