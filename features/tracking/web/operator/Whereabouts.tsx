import { useFormat } from '../../../../platform/web/language/format.ts';
import type { TrainStatus } from '../../../train/wire.ts';
import type { FollowedTrain } from '../../wire.ts';
import { useWhereabouts } from '../journey/JourneyMap.tsx';
import { useOperatorTexts } from '../texts.ts';

/** Statuses of trains that have left, also where nobody recorded it. */
const HAS_LEFT: ReadonlySet<TrainStatus> = new Set(['departed', 'arrived']);

/** Where the train is and how far it has come, in one line. */
export function Whereabouts({ followed }: { followed: FollowedTrain }) {
  const texts = useOperatorTexts();
  const format = useFormat();
  const place = useWhereabouts(followed);
  const { position, train } = followed;
  if (position === null || place === null) {
    const said = HAS_LEFT.has(train.status) ? texts.noEvents : texts.notDeparted;
    return <span>{`${said} · ${texts.departTime} ${format.dateTime(train.departTime)}`}</span>;
  }
  const km = format.number(Math.round(position.travelledKm));
  const total = format.number(Math.round(position.totalKm));
  return <span>{texts.where({ place, km, total })}</span>;
}
