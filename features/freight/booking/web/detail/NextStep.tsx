import { Alert } from 'antd';
import { Link } from 'react-router';
import { timeLeft } from '../../../../../platform/web/clock/timeLeft.ts';
import { useMinuteClock } from '../../../../../platform/web/clock/useMinuteClock.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import type { OrderDetail } from '../../order.ts';
import { bookingPath } from '../paths.ts';
import { useTexts } from '../texts.ts';
import { endReason, endWithoutSpace, numberedCount } from './progress.ts';

const ENDED_TONES = {
  refused: 'error',
  waitlisted: 'warning',
  withdrawn: 'info',
  expired: 'warning',
} as const;

/** Next action of the customer or the operator. */
export function NextStep({ order }: { order: OrderDetail }) {
  const { detail } = useTexts();
  const { text, tone } = useNextStep(order);
  const reason = endReason(order);
  const isOver = order.status === 'refused' || order.status === 'withdrawn' || order.status === 'expired';
  return (
    <Alert
      type={tone}
      showIcon
      title={text}
      description={reason ? detail.reason({ reason }) : undefined}
      action={
        isOver && order.train.isBookable ? (
          <Link to={bookingPath(order.train, { copy: order.orderBigNo })}>{detail.bookAgain}</Link>
        ) : undefined
      }
    />
  );
}

function useNextStep(order: OrderDetail): { text: string; tone: 'info' | 'success' | 'warning' | 'error' } {
  const { todo } = useTexts().detail;
  const format = useFormat();
  const cutoff = order.train.cutoffTime;
  const toCutoff = timeLeft(cutoff, useMinuteClock());
  const { status } = order;
  const left = order.containers.length - numberedCount(order);

  if (status === 'confirmed' || status === 'documents') {
    if (toCutoff === null) return { text: todo.late({ left }), tone: 'error' };
    return { text: todo.fill({ left, cutoff: format.dateTime(cutoff) }), tone: 'warning' };
  }
  if (status === 'refused' || status === 'waitlisted' || status === 'withdrawn' || status === 'expired') {
    return { text: todo[endWithoutSpace(order) ?? status], tone: ENDED_TONES[status] };
  }
  const isDone = status === 'delivered' || status === 'settled' || status === 'ready';
  return { text: todo[status], tone: isDone ? 'success' : 'info' };
}
