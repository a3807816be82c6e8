import type { Tone } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import { parseDateTime } from '../../../../platform/wire/time.ts';
import type { Train, TrainStatus } from '../../wire.ts';

/** Whether a customer can book a train, and if not, why: an open train may be full or past its cut-off. */
export type Standing = 'bookable' | 'soldOut' | 'pastCutoff' | Exclude<TrainStatus, 'open'>;

/** The standing of a train; `isBookable` from the server has the last word. */
export function standingOf(
  train: Pick<Train, 'status' | 'isBookable' | 'remainTeu' | 'cutoffTime'>,
  now: Date,
): Standing {
  if (train.isBookable) return 'bookable';
  if (train.status !== 'open') return train.status;
  return parseDateTime(train.cutoffTime) <= now || train.remainTeu > 0 ? 'pastCutoff' : 'soldOut';
}

export const STANDING_TONES = {
  bookable: 'success',
  soldOut: 'danger',
  pastCutoff: 'warning',
  planned: 'neutral',
  closed: 'warning',
  departed: 'info',
  arrived: 'neutral',
  cancelled: 'danger',
} as const satisfies Record<Standing, Tone>;
