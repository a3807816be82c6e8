import { type ClashReason, CONTAINER_STATUSES, type ContainerStatus } from './states.ts';

/** Days of a container on its train: departure and planned arrival. */
export interface Voyage {
  departAt: Date;
  arriveAt: Date;
}

/** A container that has the number already, on another order. */
export interface NumberHolder extends Voyage {
  orderContainerId: number;
  orderNo: string;
  companyId: number;
  status: ContainerStatus;
}

export interface Clash {
  isOwn: boolean;
  reason: ClashReason;
  holder: NumberHolder;
}

const rank = (status: ContainerStatus) => CONTAINER_STATUSES.indexOf(status);

/** A movement begins at the gate and ends with the arrival at the destination. */
export const isMoving = (status: ContainerStatus) => rank(status) >= rank('gatedIn') && rank(status) < rank('arrived');

const isPlanned = (status: ContainerStatus) => rank(status) < rank('gatedIn');

/** Statuses of a container on its way. */
export const MOVING_STATUSES = CONTAINER_STATUSES.filter(isMoving);
/** Statuses before the gate. */
export const PLANNED_STATUSES = CONTAINER_STATUSES.filter(isPlanned);

const overlaps = (one: Voyage, other: Voyage) => one.departAt <= other.arriveAt && other.departAt <= one.arriveAt;

/** A late container is on its way until it is reported at the destination. */
const endOf = ({ arriveAt }: Voyage, now: Date) => (arriveAt > now ? arriveAt : now);

/**
 * The holder that keeps a number from a planned voyage: the same company's only where the days overlap, another
 * company's also while it is moving at all. Movements come before plans.
 */
export function findClash(
  plan: Voyage & { companyId: number },
  holders: readonly NumberHolder[],
  now: Date,
): Clash | null {
  const clashes = holders.flatMap((holder): Clash[] => {
    const isOwn = holder.companyId === plan.companyId;
    if (isMoving(holder.status)) {
      const isOver = isOwn && plan.departAt > endOf(holder, now);
      return isOver ? [] : [{ isOwn, reason: 'moving', holder }];
    }
    return isPlanned(holder.status) && overlaps(plan, holder) ? [{ isOwn, reason: 'planned', holder }] : [];
  });
  return clashes.find(({ reason }) => reason === 'moving') ?? clashes[0] ?? null;
}

/** Whether the operator may give the number to the plan: a movement cannot lose it while the days overlap. */
export function canGive(plan: Voyage, holder: Voyage & Pick<NumberHolder, 'status'>, now: Date): boolean {
  return !isMoving(holder.status) || plan.departAt > endOf(holder, now);
}
