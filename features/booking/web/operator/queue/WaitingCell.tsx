import { useMinuteClock } from '../../../../../platform/web/clock/useMinuteClock.ts';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { OperatorOrderRow } from '../../../order.ts';
import { OrderStatusTag } from '../../order/OrderStatusTag.tsx';
import { useOperatorTexts } from '../texts.ts';
import styles from './queue.module.css';
import { waitingSince } from './waitingTime.ts';

const TONES = { calm: 'neutral', soon: 'warning', urgent: 'danger' } as const;

/** Waiting time and time left of a submitted booking, status of any other. */
export function WaitingCell({ order }: { order: Pick<OperatorOrderRow, 'status' | 'submitTime'> }) {
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
