import { useFormat } from '../../../../platform/web/language/format.ts';
import type { TrainStatus } from '../../../train/wire.ts';
import type { FollowedTrain } from '../../wire.ts';
import { usePositionText } from '../journey/JourneyMap.tsx';
import { useOperatorTexts } from '../texts.ts';

const HAS_LEFT: ReadonlySet<TrainStatus> = new Set(['departed', 'arrived']);

/** Position and distance travelled, in one line. */
export function PositionLine({ followed }: { followed: FollowedTrain }) {
  const texts = useOperatorTexts();
  const format = useFormat();
  const positionText = usePositionText(followed);
  const { position, train } = followed;
  if (position === null || positionText === null) {
    const reason = HAS_LEFT.has(train.status) ? texts.noEvents : texts.notDeparted;
    return <span>{`${reason} · ${texts.departTime} ${format.dateTime(train.departTime)}`}</span>;
  }
  const km = format.number(Math.round(position.travelledKm));
  const total = format.number(Math.round(position.totalKm));
  return <span>{texts.where({ place: positionText, km, total })}</span>;
}
