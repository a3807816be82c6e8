import { Alert } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { Fillings } from '../../../../../platform/web/slots/Fillings.tsx';
import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import type { RollOverView } from '../../../rollOver.ts';
import type { getBookingDetail } from '../../../wire.ts';
import { OrderStatusTag } from '../../order/OrderStatusTag.tsx';
import { SplitNotice } from '../../rollOver/SplitNotice.tsx';
import { operatorOrderSections } from '../../slots.ts';
import { useOperatorTexts } from '../texts.ts';
import { CustomerRecord } from './CustomerRecord.tsx';
import styles from './order.module.css';

type Order = PayloadOf<typeof getBookingDetail>;

export function OrderSummary(props: { order: Order }) {
  return (
    <div className={styles.stack}>
      <Customer order={props.order} />
      <Fillings slot={operatorOrderSections} props={props} />
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
        {order.customerRef !== '' && (
          <div>
            <dt>{texts.customerRef}</dt>
            <dd>{order.customerRef}</dd>
          </div>
        )}
        {order.remark !== '' && (
          <div className={styles.remark}>
            <dt>{texts.remark}</dt>
            <dd>{order.remark}</dd>
          </div>
        )}
      </dl>
      {order.rollOver && <RollOverLine rollOver={order.rollOver} />}
      <SplitNotice order={order} link={(number) => <strong>{number}</strong>} />
      <CustomerRecord orderBigNo={order.orderBigNo} />
    </div>
  );
}

function RollOverLine({ rollOver: { fromTrainNo, fromDepartTime, state } }: { rollOver: RollOverView }) {
  const texts = useOperatorTexts().rollOver;
  const format = useFormat();
  const from = `${fromTrainNo} (${format.date(fromDepartTime.slice(0, 10))})`;
  return (
    <Alert
      type={state === 'open' ? 'warning' : 'info'}
      showIcon
      title={texts.moved({ from, state: texts.state[state] })}
    />
  );
}
