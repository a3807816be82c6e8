import { Skeleton } from 'antd';
import { Link } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { pathTo } from '../../../../../platform/wire/pathTo.ts';
import type { OrderDetail } from '../../../../freight/booking/order.ts';
import { billDetailPage } from '../../../bill/pages.ts';
import { listBillsOfOrder } from '../../../bill/wire.ts';
import styles from '../payment.module.css';
import { useTexts } from '../texts.ts';

/** Bills with charges of an order, and the way to pay them. */
export function OrderBills({ order, title }: { order: OrderDetail; title: string }) {
  const t = useTexts().pay;
  const format = useFormat();
  const read = useRead(listBillsOfOrder, { orderBigNo: order.orderBigNo });
  return (
    <section className={styles.panel} aria-label={title}>
      <h2>{title}</h2>
      {read.data === undefined ? (
        <Skeleton active title={false} paragraph={{ rows: 1 }} />
      ) : read.data.length === 0 ? (
        <span className={styles.soft}>{t.noBills}</span>
      ) : (
        <ul className={styles.list}>
          {read.data.map(({ billId, billNo, open, currency }) => (
            <li key={billId}>
              <Link to={pathTo(billDetailPage, { billId })}>{billNo}</Link>
              <span>{open === null ? '' : format.money(open, currency)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
