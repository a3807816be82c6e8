import { formatDateTime, parseDateTime } from '../../../../platform/wire/time.ts';
import type { Stop } from '../../../network/wire.ts';
import type { JourneyPosition, JourneyStop } from '../../wire.ts';
import { type StopTimes, stopTimes } from './expected.ts';
import { planOf } from './plan.ts';
import { positionAt } from './position.ts';
import { type Happening, progressOf } from './progress.ts';

const timeText = (instant: number) => formatDateTime(new Date(instant));
const optionalTime = (instant: number | null) => (instant === null ? null : timeText(instant));

/** Stop times and position of a train at an instant (domain, Tracking). `events`: without superseded ones. */
export function journeyOf(
  train: { departTime: string; stops: readonly Stop[] },
  happenings: readonly Happening[],
  now: Date,
): { stops: JourneyStop[]; position: JourneyPosition | null } {
  const plan = planOf(train.stops, parseDateTime(train.departTime));
  const progress = progressOf(plan, happenings);
  const times = stopTimes(plan, happenings, progress);
  const stops = train.stops.flatMap((stop, index) => {
    const known = times[index];
    return known ? [{ ...stop, ...onWire(known) }] : [];
  });
  return { stops, position: positionAt(now.getTime(), plan, times, progress) };
}

function onWire({ plannedAt, estimatedAt, actualAt }: StopTimes) {
  return {
    plannedTime: timeText(plannedAt),
    estimatedTime: optionalTime(estimatedAt),
    actualTime: optionalTime(actualAt),
  };
}
