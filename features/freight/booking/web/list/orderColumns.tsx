import { Link } from 'react-router';
import type { Format } from '../../../../../platform/web/language/formatFor.ts';
import type { ListColumn } from '../../../../../platform/web/widgets/list/listProps.ts';
import type { SentBy } from '../../../../../platform/wire/call.ts';
import type { OrderRow } from '../../order.ts';
import type { listOrders } from '../../wire.ts';
import { OrderStatusTag } from '../order/OrderStatusTag.tsx';
import { orderPath } from '../paths.ts';
import type { useTexts } from '../texts.ts';
import styles from './list.module.css';

type Column = ListColumn<OrderRow, SentBy<typeof listOrders>>;

function Numbered({ row }: { row: OrderRow }) {
  const isDone = row.numberedCount === row.containerCount;
  const className = isDone ? styles.done : row.numberedCount > 0 ? styles.some : undefined;
  return <span className={className}>{`${row.numberedCount} / ${row.containerCount}`}</span>;
}

export function orderColumns(p: { texts: ReturnType<typeof useTexts>; format: Format; seesMoney: boolean }): Column[] {
  const { format, seesMoney } = p;
  const { list } = p.texts;
  const amount: Column = {
    key: 'amount',
    title: list.amount,
    align: 'right',
    hideOnPhone: true,
    render: (row) => (
      <span className={styles.nowrap}>{row.amount === null ? '' : format.money(row.amount, row.currency)}</span>
    ),
  };
  return [
    {
      key: 'orderBigNo',
      title: list.orderBigNo,
      sortable: true,
      render: (row) => (
        <Link to={orderPath(row.orderBigNo)} className={styles.nowrap}>
          {row.orderBigNo}
          {row.customerRef && (
            <span className={styles.reference} title={list.customerRef}>
              {row.customerRef}
            </span>
          )}
        </Link>
      ),
    },
    { key: 'trainNo', title: list.train, hideOnPhone: true },
    {
      key: 'lineName',
      title: list.route,
      whereOnPhone: true,
      render: (row) => <span title={`${row.startStation} → ${row.endStation}`}>{row.lineName}</span>,
    },
    {
      key: 'departTime',
      title: list.departs,
      sortable: true,
      render: (row) => <span className={styles.nowrap}>{format.dateTime(row.departTime)}</span>,
    },
    {
      key: 'expectedArriveTime',
      title: list.arrives,
      sortable: true,
      hideOnPhone: true,
      render: ({ expectedArriveTime }) => (
        <span className={styles.nowrap} title={format.dateTime(expectedArriveTime)}>
          {format.date(expectedArriveTime)}
        </span>
      ),
    },
    {
      key: 'numberedCount',
      title: list.containers,
      align: 'right',
      hideOnPhone: true,
      render: (row) => (
        <span title={list.containersTip}>
          <Numbered row={row} />
        </span>
      ),
    },
    { key: 'teu', title: list.teu, align: 'right', hideOnPhone: true },
    ...(seesMoney ? [amount] : []),
    {
      key: 'status',
      title: list.status,
      isTall: true,
      inCardCorner: true,
      render: (row) => <OrderStatusTag status={row.status} />,
    },
  ];
}
