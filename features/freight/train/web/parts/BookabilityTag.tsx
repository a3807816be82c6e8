import { useMinuteClock } from '../../../../../platform/web/clock/useMinuteClock.ts';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { Train } from '../../wire.ts';
import { useTrainTexts } from '../texts.ts';
import { BOOKABILITY_TONES, bookabilityOf } from './bookability.ts';

export function BookabilityTag(props: { train: Pick<Train, 'status' | 'isBookable' | 'remainTeu' | 'cutoffTime'> }) {
  const page = useTrainTexts();
  const bookability = bookabilityOf(props.train, useMinuteClock());
  const labels = { ...page.statuses, ...page.standings };
  return <StatusTag tone={BOOKABILITY_TONES[bookability]} label={labels[bookability]} />;
}
