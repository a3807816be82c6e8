import { parseDateTime } from '../../../../../platform/wire/time.ts';
import type { Stop } from '../../../network/wire.ts';
import type { EventKind } from '../../wire.ts';
import { type PlannedStop, planOf } from './plan.ts';
import { type JourneyEvent, type Progress, progressOf, trainEventsAt } from './progress.ts';
import { type StopTimes, stopTimes } from './stopTimes.ts';

/** Last report of a train under way; ms since 1970. */
interface TrainReport {
  stationId: number;
  kind: EventKind;
  at: number;
  /** when the next report is due; null at the last station */
  nextAt: number | null;
}

/** Expected departure and arrival of a train; null: as planned. */
export interface TrainEstimate {
  departAt: number | null;
  arriveAt: number | null;
  report: TrainReport | null;
}

/** The one estimate of a train that every list, page, message and sheet shows. `events`: of the whole train. */
export function estimateOf(
  train: { departTime: string; stops: readonly Stop[] },
  events: readonly JourneyEvent[],
): TrainEstimate {
  const plan = planOf(train.stops, parseDateTime(train.departTime));
  const progress = progressOf(plan, events);
  const times = stopTimes(plan, events, progress);
  return {
    departAt: bestTime(times[0]),
    arriveAt: bestTime(times.at(-1)),
    report: progress && reportOf(plan, events, times, progress),
  };
}

const bestTime = (times: StopTimes | undefined) => times?.actualAt ?? times?.estimatedAt ?? null;

function reportOf(
  plan: readonly PlannedStop[],
  events: readonly JourneyEvent[],
  times: readonly StopTimes[],
  progress: Progress,
): TrainReport | null {
  const here = plan[progress.stop];
  if (here === undefined) return null;
  const [last] = trainEventsAt(progress.stop, here, events, 'actual').toSorted(
    (one, other) => other.at - one.at || other.id - one.id,
  );
  if (last === undefined) return null;
  const { stationId, kind, at } = last;
  return { stationId, kind, at, nextAt: nextReportAt(here, times[progress.stop + 1], progress) };
}

/** The departure after a gauge change, else the arrival at the next stop. */
function nextReportAt(here: PlannedStop, next: StopTimes | undefined, progress: Progress): number | null {
  if (next === undefined) return null;
  if (!progress.hasLeft && here.leaveAt > here.arriveAt) return Math.max(here.leaveAt + progress.delayMs, progress.at);
  return next.estimatedAt;
}
