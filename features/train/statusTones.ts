import type { TrainStatus } from './wire.ts';

/** The tone in which those who sell a train show its status. */
export const STATUS_TONES = {
  planned: 'neutral',
  open: 'success',
  closed: 'warning',
  departed: 'info',
  arrived: 'neutral',
  cancelled: 'danger',
} as const satisfies Record<TrainStatus, string>;
