import { formatDateTime, parseDateTime } from '../../../../../platform/wire/time.ts';
import type { OrderDetail } from '../../order.ts';
import { DECISION_WITHIN_HOURS, DRAFT_LIFE_HOURS, type OrderStatus } from '../../states.ts';

export const STAGES = ['submitted', 'confirmed', 'numbers', 'departed', 'arrived', 'delivered', 'settled'] as const;
export type Stage = (typeof STAGES)[number];

const ENDED = ['refused', 'withdrawn', 'expired'] as const satisfies readonly OrderStatus[];
type Ended = (typeof ENDED)[number];

/** Index of the current stage; 7 = all done. */
const CURRENT_STAGE = {
  draft: 0,
  submitted: 1,
  waitlisted: 1,
  confirmed: 2,
  documents: 2,
  ready: 3,
  departed: 4,
  arrived: 5,
  delivered: 6,
  settled: 7,
} as const satisfies Record<Exclude<OrderStatus, Ended>, number>;

const isEnded = (status: OrderStatus): status is Ended => ENDED.some((one) => one === status);

/** Current stage; `isEnded` = refused, withdrawn or expired there. */
export function progressOf(order: Pick<OrderDetail, 'status' | 'timeline'>): {
  current: number;
  isEnded: boolean;
} {
  const { status, timeline } = order;
  if (!isEnded(status)) return { current: CURRENT_STAGE[status], isEnded: false };
  const passed = (move: string) => timeline.some((entry) => entry.move === move);
  if (passed('confirmed')) return { current: 2, isEnded: true };
  return { current: passed('submitted') ? 1 : 0, isEnded: true };
}

/** Actual, else expected time; null if unknown. */
export function stageTime(order: OrderDetail, stage: Stage): string | null {
  if (stage === 'departed') return order.train.expectedDepartTime;
  if (stage === 'arrived') return order.train.expectedArriveTime;
  return order.timeline.find((entry) => entry.move === stage)?.time ?? null;
}

export function numberedCount(order: Pick<OrderDetail, 'containers'>): number {
  return order.containers.filter((container) => container.containerNo !== null).length;
}

type EndWithoutSpace = 'draftDeleted' | 'draftExpired' | 'waitlistWithdrawn' | 'waitlistExpired';

/** How an order ended as a draft or on the waitlist; null: it has not, or gave space back. */
export function endWithoutSpace({
  status,
  timeline,
}: Pick<OrderDetail, 'status' | 'timeline'>): EndWithoutSpace | null {
  if (status !== 'withdrawn' && status !== 'expired') return null;
  const passed = (move: string) => timeline.some((entry) => entry.move === move);
  const isWithdrawn = status === 'withdrawn';
  if (passed('confirmed')) return null;
  if (passed('waitlisted')) return isWithdrawn ? 'waitlistWithdrawn' : 'waitlistExpired';
  if (!passed('draft') || passed('submitted')) return null;
  return isWithdrawn ? 'draftDeleted' : 'draftExpired';
}

/** Reason recorded with the order's last status. */
export function endReason(order: Pick<OrderDetail, 'status' | 'timeline'>): string | null {
  return order.timeline.find((entry) => entry.move === order.status)?.reason ?? null;
}

export type AwaitedSide = 'you' | 'platform' | 'railway';

/** Who makes the next move; null: it is over. */
export function awaitedSide({ status }: Pick<OrderDetail, 'status'>): AwaitedSide | null {
  if (status === 'submitted' || status === 'waitlisted') return 'platform';
  if (status === 'draft' || status === 'confirmed' || status === 'documents') return 'you';
  if (status === 'ready' || status === 'arrived') return 'you';
  return status === 'departed' ? 'railway' : null;
}

interface Deadline {
  kind: 'draft' | 'decision' | 'cutoff' | 'gateIn' | 'arrival';
  time: string;
}

interface DatedOrder extends Pick<OrderDetail, 'status' | 'timeline' | 'createTime'> {
  train: Pick<OrderDetail['train'], 'cutoffTime' | 'gateInTime' | 'expectedArriveTime'>;
}

const HOUR_MS = 3_600_000;
const hoursAfter = (time: string, hours: number) =>
  formatDateTime(new Date(parseDateTime(time).getTime() + hours * HOUR_MS));

/** The time that counts now: until when something is to be done, or when the train arrives. */
export function deadlineOf(order: DatedOrder): Deadline | null {
  const { status, train, timeline, createTime } = order;
  if (status === 'draft') return { kind: 'draft', time: hoursAfter(createTime, DRAFT_LIFE_HOURS) };
  if (status === 'submitted') {
    const submitted = timeline.find(({ move }) => move === 'submitted')?.time ?? createTime;
    return { kind: 'decision', time: hoursAfter(submitted, DECISION_WITHIN_HOURS) };
  }
  if (status === 'confirmed' || status === 'documents') return { kind: 'cutoff', time: train.cutoffTime };
  if (status === 'ready') return { kind: 'gateIn', time: train.gateInTime };
  return status === 'departed' ? { kind: 'arrival', time: train.expectedArriveTime } : null;
}
