import { Link } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import type { ListColumn } from '../../../../../platform/web/widgets/list/listProps.ts';
import type { SentBy } from '../../../../../platform/wire/call.ts';
import type { OperatorOrderRow } from '../../../order.ts';
import type { listBookings } from '../../../wire.ts';
import { Cutoff } from '../../train/Cutoff.tsx';
import { OrderNumberButton } from '../order/OrderNumberButton.tsx';
import { loadPlanPath } from '../paths.ts';
import { useOperatorTexts } from '../texts.ts';
import styles from './queue.module.css';
import { WaitingCell } from './WaitingCell.tsx';

type QueueColumn = ListColumn<OperatorOrderRow, SentBy<typeof listBookings>>;

export function useQueueColumns(open: (orderBigNo: string) => void): QueueColumn[] {
  const texts = useOperatorTexts().queue;
  const format = useFormat();
  return [
    {
      key: 'orderBigNo',
      title: texts.order,
      minWidth: 164,
      sortable: true,
      render: ({ orderBigNo, companyName }) => (
        <>
          <OrderNumberButton orderBigNo={orderBigNo} onOpen={open} />
          <div className={styles.company}>{companyName}</div>
        </>
      ),
    },
    {
      key: 'waiting',
      title: texts.waiting,
      width: 92,
      sortable: 'submitTime',
      inCardCorner: true,
      render: (order) => <WaitingCell order={order} />,
    },
    {
      key: 'trainNo',
      title: texts.train,
      minWidth: 104,
      render: ({ trainInfoId, trainNo, lineName }) => (
        <>
          <Link to={loadPlanPath(trainInfoId)} title={texts.toLoadPlan({ trainNo })}>
            {trainNo}
          </Link>
          <div className={styles.soft}>{lineName}</div>
        </>
      ),
    },
    {
      key: 'departTime',
      title: texts.departs,
      sortable: true,
      render: ({ departTime, cutoffTime }) => (
        <>
          <time className={styles.time} title={format.zone}>
            {format.dateTime(departTime)}
          </time>
          <div className={styles.cutoff}>
            <Cutoff kind="cutoff" time={cutoffTime} />
          </div>
        </>
      ),
    },
    {
      key: 'containerCount',
      title: texts.containers,
      align: 'right',
      width: 92,
      render: ({ containerCount, teu }) => (
        <span className={styles.time}>
          {texts.containerCount({ count: containerCount })}
          <br />
          {texts.space({ teu })}
        </span>
      ),
    },
    {
      key: 'amount',
      title: texts.amount,
      align: 'right',
      render: ({ amount, currency }) => <span className={styles.time}>{format.money(amount, currency)}</span>,
    },
    {
      key: 'contactName',
      title: texts.contact,
      render: ({ contactName, contactMobile }) => (
        <>
          {contactName}
          <div>
            <a href={`tel:${contactMobile.replaceAll(' ', '')}`} className={styles.time}>
              {contactMobile}
            </a>
          </div>
        </>
      ),
    },
  ];
}
