import type { Tone } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { parseDateTime } from '../../../../../platform/wire/time.ts';
import type { Train, TrainStatus } from '../../wire.ts';

/** Bookable, or the reason against: an open train may be full or past its cut-off. */
type Bookability = 'bookable' | 'soldOut' | 'pastCutoff' | Exclude<TrainStatus, 'open'>;

/** The server's `isBookable` wins over the clock here. */
export function bookabilityOf(
  train: Pick<Train, 'status' | 'isBookable' | 'remainTeu' | 'cutoffTime'>,
  now: Date,
): Bookability {
  if (train.isBookable) return 'bookable';
  if (train.status !== 'open') return train.status;
  return parseDateTime(train.cutoffTime) <= now || train.remainTeu > 0 ? 'pastCutoff' : 'soldOut';
}

export const BOOKABILITY_TONES = {
  bookable: 'success',
  soldOut: 'danger',
  pastCutoff: 'warning',
  planned: 'neutral',
  closed: 'warning',
  departed: 'info',
  arrived: 'neutral',
  cancelled: 'danger',
} as const satisfies Record<Bookability, Tone>;
