import { Collapse, Table } from 'antd';
import { Link } from 'react-router';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { prepareDocumentsPage } from '../../../documents/dossier/pages.ts';
import { type TrainClock as Clock, getTrainClock } from '../wire.ts';
import styles from './readiness.module.css';
import { useTexts } from './texts.ts';
import { VERDICT_TONES } from './tones.ts';

type OrderRow = Clock['orders'][number];
const PAGE_SIZE = 20;

/** How many containers of a train make it, and for what the others wait. */
export function TrainClock({ trainInfoId, title }: { trainInfoId: number; title: string }) {
  const texts = useTexts();
  const { data } = useRead(getTrainClock, { trainInfoId }, { keepPrevious: true });
  if (data === undefined || data.containerCount === 0) return null;
  const { containerCount: all, yes, unknown, risk, no, waits, orders } = data;
  const tone = no > 0 ? 'danger' : risk > 0 ? 'warning' : unknown > 0 ? 'neutral' : 'success';
  const summary = [texts.train.summary({ all, yes, risk, no }), unknown > 0 && texts.train.unknown({ count: unknown })];
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
              <StatusTag tone={tone} label={summary.filter(Boolean).join(' · ')} />
              {waits.map(({ step, turn, verdict, count }) => (
                <span key={`${verdict} ${step}`} className={styles.wait} data-verdict={verdict}>
                  {`${count} · ${texts.turns[turn]}: ${texts.steps[step]}`}
                </span>
              ))}
            </span>
          ),
          children: <Orders orders={orders} title={title} />,
        },
      ]}
    />
  );
}

function Orders({ orders, title }: Pick<Clock, 'orders'> & { title: string }) {
  const texts = useTexts();
  return (
    <Table<OrderRow>
      size="small"
      aria-label={title}
      rowKey="orderBigNo"
      dataSource={orders}
      scroll={{ x: 'max-content' }}
      pagination={orders.length > PAGE_SIZE ? { pageSize: PAGE_SIZE, showSizeChanger: false } : false}
      columns={[
        {
          title: texts.train.order,
          render: (_, { orderBigNo }) => <Link to={pathTo(prepareDocumentsPage, { orderBigNo })}>{orderBigNo}</Link>,
        },
        { title: texts.train.company, dataIndex: 'companyName' },
        { title: texts.train.containers, dataIndex: 'count', align: 'right' },
        {
          title: texts.verdict,
          render: (_, { verdict }) => <StatusTag tone={VERDICT_TONES[verdict]} label={texts.verdicts[verdict]} />,
        },
        { title: texts.decides, render: (_, { decides }) => decides && texts.steps[decides] },
      ]}
    />
  );
}
