import { StatusTag } from '../../../../../../platform/web/widgets/status/StatusTag.tsx';
import { STATUS_TONES } from '../../../../train/statusTones.ts';
import type { TrainStatus } from '../../../../train/wire.ts';
import { useOperatorTexts } from '../texts.ts';

export function TrainStatusTag({ status }: { status: TrainStatus }) {
  const texts = useOperatorTexts();
  return <StatusTag tone={STATUS_TONES[status]} label={texts.trainStatus[status]} />;
}
