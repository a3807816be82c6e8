import type { Tone } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { TrainStatus } from '../../../train/wire.ts';

export const TRACKING_STATUS_TONES: Record<TrainStatus, Tone> = {
  planned: 'neutral',
  open: 'neutral',
  closed: 'warning',
  departed: 'info',
  arrived: 'success',
  cancelled: 'danger',
};
