import { useMinute } from '../../../../platform/web/clock/useMinute.ts';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import type { Train } from '../../wire.ts';
import { useTrainTexts } from '../texts.ts';
import { STANDING_TONES, standingOf } from './standing.ts';

export function StandingTag(props: {
  train: Pick<Train, 'status' | 'isBookable' | 'remainTeu' | 'cutoffTime'>;
}) {
  const page = useTrainTexts();
  const standing = standingOf(props.train, useMinute());
  const labels = { ...page.statuses, ...page.standings };
  return <StatusTag tone={STANDING_TONES[standing]} label={labels[standing]} />;
}
