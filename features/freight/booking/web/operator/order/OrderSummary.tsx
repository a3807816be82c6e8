import { Alert } from 'antd';
import { Link } from 'react-router';
import { useFormat } from '../../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../../platform/web/query/useRead.ts';
import { Fillings } from '../../../../../../platform/web/slots/Fillings.tsx';
import type { PayloadOf } from '../../../../../../platform/wire/call.ts';
import { pathTo } from '../../../../../../platform/wire/pathTo.ts';
import { type getBookingDetail, getCustomerRecord } from '../../../operatorWire.ts';
import { reviewQueuePage } from '../../../pages.ts';
import type { RollOverView } from '../../../rollOver.ts';
import { OrderStatusTag } from '../../order/OrderStatusTag.tsx';
import { SplitNotice } from '../../rollOver/SplitNotice.tsx';
import { operatorOrderSections } from '../../slots.ts';
import { OPEN_ORDER } from '../paths.ts';
import { useOperatorTexts } from '../texts.ts';
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
            {order.contactName} <a href={`tel:${order.contactMobile.replaceAll(' ', '')}`}>{order.contactMobile}</a>
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
      <SplitNotice
        order={order}
        link={(number) => <Link to={pathTo(reviewQueuePage, { [OPEN_ORDER]: number })}>{number}</Link>}
      />
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

/** The customer's bookings of 12 months in one line: what became of them tells how far to trust this one. */
function CustomerRecord({ orderBigNo }: { orderBigNo: string }) {
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
