import type { TrainStatus } from './wire.ts';

/** Tones for operators who sell the train. */
export const STATUS_TONES = {
  planned: 'neutral',
  open: 'success',
  closed: 'warning',
  departed: 'info',
  arrived: 'neutral',
  cancelled: 'danger',
} as const satisfies Record<TrainStatus, string>;
