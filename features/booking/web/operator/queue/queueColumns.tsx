import { Link } from 'react-router';
import { useMinuteClock } from '../../../../../platform/web/clock/useMinuteClock.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import type { ListColumn } from '../../../../../platform/web/widgets/list/listProps.ts';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { SentBy } from '../../../../../platform/wire/call.ts';
import type { OperatorOrderRow } from '../../../order.ts';
import type { listBookings } from '../../../wire.ts';
import { OrderStatusTag } from '../../order/OrderStatusTag.tsx';
import { Cutoff } from '../../train/Cutoff.tsx';
import { OrderNumberButton } from '../order/OrderNumberButton.tsx';
import { loadPlanPath } from '../paths.ts';
import { useOperatorTexts } from '../texts.ts';
import styles from './queue.module.css';
import { waitingSince } from './waitingTime.ts';

const TONES = { calm: 'neutral', soon: 'warning', urgent: 'danger' } as const;

/** Waiting time and time left of a submitted booking, status of any other. */
function WaitingCell({ order }: { order: Pick<OperatorOrderRow, 'status' | 'submitTime'> }) {
  const texts = useOperatorTexts().queue;
  const now = useMinuteClock();
  if (order.status !== 'submitted' || order.submitTime === null) {
    return <OrderStatusTag status={order.status} />;
  }
  const { waited, left, urgency } = waitingSince(order.submitTime, now);
  return (
    <span className={styles.waiting} data-urgency={urgency}>
      <span className={styles.waited}>{texts.waited(waited)}</span>
      <StatusTag tone={TONES[urgency]} label={left ? texts.answerWithin(left) : texts.overdue} />
    </span>
  );
}

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
      width: 136,
      render: ({ containerCount, teu, remainTeu }) => (
        <span className={styles.time} title={texts.containerCount({ count: containerCount })}>
          {texts.containerCount({ count: containerCount })} · {texts.space({ teu })}
          <br />
          <span className={styles.left} title={texts.leftHint}>
            {texts.left({ teu: format.number(remainTeu) })}
          </span>
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
