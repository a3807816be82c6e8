import { StatusTag, type Tone } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { TrainStatus } from '../../../../train/wire.ts';
import { useOperatorTexts } from '../texts.ts';

const TONES = {
  planned: 'neutral',
  open: 'success',
  closed: 'warning',
  departed: 'info',
  arrived: 'neutral',
  cancelled: 'danger',
} as const satisfies Record<TrainStatus, Tone>;

/** A train's status as a tag with a word. */
export function TrainStatusTag({ status }: { status: TrainStatus }) {
  const texts = useOperatorTexts();
  return <StatusTag tone={TONES[status]} label={texts.trainStatus[status]} />;
}
