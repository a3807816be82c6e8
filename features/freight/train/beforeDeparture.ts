import type { TrainStatus } from './wire.ts';

/** Statuses in which capacity, prices and times may change. */
export const STATUSES_BEFORE_DEPARTURE = ['planned', 'open', 'closed'] as const satisfies TrainStatus[];
type StatusBeforeDeparture = (typeof STATUSES_BEFORE_DEPARTURE)[number];

/** Whether a train has neither departed nor been cancelled. */
export const isBeforeDeparture = (status: TrainStatus): status is StatusBeforeDeparture =>
  STATUSES_BEFORE_DEPARTURE.some((one) => one === status);
