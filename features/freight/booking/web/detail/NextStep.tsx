import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMinuteClock } from '../../../../../platform/web/clock/useMinuteClock.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { Headline } from '../../../../../platform/web/widgets/page/Headline.tsx';
import { formatDateTime, minutesBetween } from '../../../../../platform/wire/time.ts';
import type { OrderDetail } from '../../order.ts';
import { OrderStatusTag } from '../order/OrderStatusTag.tsx';
import { bookingPath } from '../paths.ts';
import { useTexts } from '../texts.ts';
import { CONTAINERS_ANCHOR } from './containers/anchor.ts';
import styles from './detail.module.css';
import { type AwaitedSide, awaitedSide, deadlineOf, endReason, endWithoutSpace, numberedCount } from './progress.ts';

/** Next action, the time left for it, and who is waited for. */
export function NextStep({ order, children }: { order: OrderDetail; children?: ReactNode }) {
  const { detail } = useTexts();
  const reason = endReason(order);
  const side = awaitedSide(order);
  return (
    <section className={styles.next} aria-label={detail.nextStep}>
      <TimeLeft order={order}>
        <div>{useNextStep(order)}</div>
        {reason && <div className={styles.soft}>{detail.reason({ reason })}</div>}
        {side && <Awaited side={side} />}
      </TimeLeft>
      {children}
    </section>
  );
}

function Awaited({ side }: { side: AwaitedSide }) {
  const { detail } = useTexts();
  return (
    <div className={styles.soft}>
      {detail.awaited}: <strong className={side === 'you' ? styles.you : undefined}>{detail.sides[side]}</strong>
    </div>
  );
}

const MINUTES_OF_DAY = 24 * 60;

function TimeLeft({ order, children }: { order: OrderDetail; children: ReactNode }) {
  const { detail } = useTexts();
  const format = useFormat();
  const now = useMinuteClock();
  const deadline = deadlineOf(order);
  const action = <Action order={order} />;
  if (deadline === null) {
    return (
      <Headline figure={<OrderStatusTag status={order.status} />} label="" action={action}>
        {children}
      </Headline>
    );
  }
  const left = minutesBetween(formatDateTime(now), deadline.time);
  const isPast = left <= 0;
  const isClosing = deadline.kind !== 'arrival';
  return (
    <Headline
      figure={format.duration(Math.abs(left))}
      label={
        <span title={`${format.dateTime(deadline.time)} ${format.zone}`}>
          {isPast ? detail.deadlinePast[deadline.kind] : detail.deadlines[deadline.kind]}
        </span>
      }
      tone={isClosing && isPast ? 'late' : isClosing && left <= MINUTES_OF_DAY ? 'soon' : 'calm'}
      action={action}
    >
      {children}
    </Headline>
  );
}

function Action({ order }: { order: OrderDetail }) {
  const { detail } = useTexts();
  const { status, train, orderBigNo } = order;
  if (status === 'confirmed' || status === 'documents') {
    return (
      <Button type="primary" onClick={focusFirstEmpty}>
        {detail.fillIn}
      </Button>
    );
  }
  const isOver = status === 'refused' || status === 'withdrawn' || status === 'expired';
  if (!isOver || !train.isBookable) return null;
  return <Link to={bookingPath(train, { copy: orderBigNo })}>{detail.bookAgain}</Link>;
}

/** The first cell without a value, where container numbers are typed. */
function focusFirstEmpty(): void {
  const cells = document.querySelectorAll<HTMLInputElement>(`#${CONTAINERS_ANCHOR} input`);
  [...cells].find(({ value }) => value === '')?.focus();
}

function useNextStep(order: OrderDetail): string {
  const { todo } = useTexts().detail;
  const format = useFormat();
  const now = formatDateTime(useMinuteClock());
  const isPastCutoff = order.train.cutoffTime <= now;
  const { status } = order;
  const left = order.containers.length - numberedCount(order);
  if (status === 'confirmed' || status === 'documents') {
    return isPastCutoff ? todo.late({ left }) : todo.fill({ left, cutoff: format.dateTime(order.train.cutoffTime) });
  }
  if (status === 'refused' || status === 'waitlisted' || status === 'withdrawn' || status === 'expired') {
    return todo[endWithoutSpace(order) ?? status];
  }
  return todo[status];
}
