import { Collapse, Table } from 'antd';
import { Link } from 'react-router';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { prepareDocumentsPage } from '../../dossier/pages.ts';
import { getTrainInspection, type TrainInspection } from '../wire.ts';
import styles from './inspection.module.css';
import { useTexts } from './texts.ts';

type InspectedOrder = TrainInspection['orders'][number];

/** How many contradictions the orders of a train have; each order leads to its own. */
export function TrainFindings({ trainInfoId, title }: { trainInfoId: number; title: string }) {
  const texts = useTexts();
  const { data } = useRead(getTrainInspection, { trainInfoId }, { keepPrevious: true });
  if (data === undefined || data.orderCount === 0) return null;
  const { orders, orderCount: of } = data;
  const red = sumOf(orders, 'red');
  const amber = sumOf(orders, 'amber');
  const tone = red > 0 ? 'danger' : amber > 0 ? 'warning' : 'success';
  const label = red + amber === 0 ? texts.clean : texts.train.summary({ red, amber, orders: orders.length, of });
  return (
    <Collapse
      size="small"
      className={styles.panel ?? ''}
      collapsible={orders.length === 0 ? 'disabled' : 'header'}
      items={[
        {
          key: 'orders',
          label: (
            <span className={styles.head}>
              <strong>{title}</strong>
              <StatusTag tone={tone} label={label} />
            </span>
          ),
          children: <Orders orders={orders} title={title} />,
        },
      ]}
    />
  );
}

const sumOf = (orders: readonly InspectedOrder[], which: 'red' | 'amber') =>
  orders.reduce((sum, order) => sum + order[which], 0);

const PAGE_SIZE = 20;

function Orders({ orders, title }: Pick<TrainInspection, 'orders'> & { title: string }) {
  const { train, names } = useTexts();
  return (
    <Table<InspectedOrder>
      size="small"
      aria-label={title}
      rowKey="orderBigNo"
      dataSource={orders}
      scroll={{ x: 'max-content' }}
      pagination={orders.length > PAGE_SIZE ? { pageSize: PAGE_SIZE, showSizeChanger: false } : false}
      columns={[
        {
          title: train.order,
          render: (_, { orderBigNo }) => <Link to={pathTo(prepareDocumentsPage, { orderBigNo })}>{orderBigNo}</Link>,
        },
        { title: train.company, dataIndex: 'companyName' },
        { title: train.red, dataIndex: 'red', align: 'right' },
        { title: train.amber, dataIndex: 'amber', align: 'right' },
        { title: train.accepted, dataIndex: 'overruled', align: 'right' },
        { title: train.rules, render: (_, { rules }) => rules.map((rule) => names[rule]).join(', ') },
      ]}
    />
  );
}
