import { formatDateTime, parseDateTime } from '../../../../../platform/wire/time.ts';
import type { Stop } from '../../../network/wire.ts';
import type { JourneyPosition, JourneyStop } from '../../wire.ts';
import { planOf } from './plan.ts';
import { positionAt } from './position.ts';
import { type JourneyEvent, progressOf } from './progress.ts';
import { type StopTimes, stopTimes } from './stopTimes.ts';

const timeText = (instant: number) => formatDateTime(new Date(instant));
const optionalTime = (instant: number | null) => (instant === null ? null : timeText(instant));

/** Stop times and position of a train at an instant (domain, Tracking). `events`: without superseded ones. */
export function journeyOf(
  train: { departTime: string; stops: readonly Stop[] },
  events: readonly JourneyEvent[],
  now: Date,
): { stops: JourneyStop[]; position: JourneyPosition | null } {
  const plan = planOf(train.stops, parseDateTime(train.departTime));
  const progress = progressOf(plan, events);
  const times = stopTimes(plan, events, progress);
  const stops = train.stops.flatMap((stop, index) => {
    const stopTime = times[index];
    return stopTime ? [{ ...stop, ...toWireTimes(stopTime) }] : [];
  });
  return { stops, position: positionAt(now.getTime(), plan, times, progress) };
}

/** Position alone: for many trains, the times of their stops are not written out. */
export function positionOf(
  train: { departTime: string; stops: readonly Stop[] },
  events: readonly JourneyEvent[],
  now: Date,
): JourneyPosition | null {
  const plan = planOf(train.stops, parseDateTime(train.departTime));
  const progress = progressOf(plan, events);
  return positionAt(now.getTime(), plan, stopTimes(plan, events, progress), progress);
}

function toWireTimes({ plannedAt, estimatedAt, actualAt }: StopTimes) {
  return {
    plannedTime: timeText(plannedAt),
    estimatedTime: optionalTime(estimatedAt),
    actualTime: optionalTime(actualAt),
  };
}
