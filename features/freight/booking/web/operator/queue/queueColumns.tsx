import { Link } from 'react-router';
import { timeLeft } from '../../../../../../platform/web/clock/timeLeft.ts';
import { useMinuteClock } from '../../../../../../platform/web/clock/useMinuteClock.ts';
import { useFormat } from '../../../../../../platform/web/language/format.ts';
import type { ListColumn } from '../../../../../../platform/web/widgets/list/listProps.ts';
import { StatusTag } from '../../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { SentBy } from '../../../../../../platform/wire/call.ts';
import type { listBookings } from '../../../operatorWire.ts';
import type { OperatorOrderRow } from '../../../order.ts';
import { OrderStatusTag } from '../../order/OrderStatusTag.tsx';
import { useTexts } from '../../texts.ts';
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
    <span title={texts.waited(waited)}>
      <StatusTag tone={TONES[urgency]} label={left ? texts.answerWithin(left) : texts.overdue} />
    </span>
  );
}

/** Time left until the cut-off; the time itself as a tooltip. */
function CutoffLeft({ time }: { time: string }) {
  const texts = useOperatorTexts().queue;
  const { cutoffPassed } = useTexts().train;
  const format = useFormat();
  const left = timeLeft(time, useMinuteClock());
  const tone = left?.isLastDay ? 'warning' : 'neutral';
  return (
    <time title={`${format.dateTime(time)} ${format.zone}`}>
      <StatusTag tone={left ? tone : 'danger'} label={left ? texts.waited(left) : cutoffPassed} />
    </time>
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
      sortable: true,
      render: ({ orderBigNo }) => <OrderNumberButton orderBigNo={orderBigNo} onOpen={open} />,
    },
    {
      key: 'companyName',
      title: texts.company,
      render: ({ companyName, contactName, contactMobile }) => (
        <>
          {companyName}
          <div className={styles.soft}>
            {contactName}{' '}
            <a href={`tel:${contactMobile.replaceAll(' ', '')}`} className={styles.time}>
              {contactMobile}
            </a>
          </div>
        </>
      ),
    },
    {
      key: 'waiting',
      title: texts.waiting,
      sortable: 'submitTime',
      inCardCorner: true,
      render: (order) => <WaitingCell order={order} />,
    },
    {
      key: 'trainNo',
      title: texts.train,
      render: ({ trainInfoId, trainNo, lineName }) => (
        <Link to={loadPlanPath(trainInfoId)} title={`${texts.toLoadPlan({ trainNo })} · ${lineName}`}>
          {trainNo}
        </Link>
      ),
    },
    {
      key: 'departTime',
      title: texts.departs,
      sortable: true,
      render: ({ departTime }) => (
        <time className={styles.time} title={format.zone}>
          {format.dateTime(departTime)}
        </time>
      ),
    },
    {
      key: 'cutoffTime',
      title: texts.cutoff,
      render: ({ cutoffTime }) => <CutoffLeft time={cutoffTime} />,
    },
    {
      key: 'containerCount',
      title: texts.containers,
      align: 'right',
      render: ({ containerCount, teu, remainTeu }) => (
        <span className={styles.time} title={texts.containerCount({ count: containerCount })}>
          {containerCount} · {texts.space({ teu })}{' '}
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
  ];
}
