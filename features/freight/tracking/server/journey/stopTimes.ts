import type { PlannedStop } from './plan.ts';
import { type JourneyEvent, type Progress, trainEventsAt } from './progress.ts';

/** Times at one stop, in ms since 1970. */
export interface StopTimes {
  plannedAt: number;
  /** null for passed stops, and before departure without an estimate */
  estimatedAt: number | null;
  /** null without a report */
  actualAt: number | null;
}

/**
 * Ahead of the train: timetable + delay of the last actual event; from a stop with a newer estimate on, +
 * that estimate's delay. Never before the last actual event, never out of order. Before departure only an
 * estimate moves the timetable.
 */
export function stopTimes(
  plan: readonly PlannedStop[],
  events: readonly JourneyEvent[],
  progress: Progress | null,
): StopTimes[] {
  const expected = inOrder(expectedTimes(plan, events, progress));
  return plan.map((stop, index) => {
    const reported = trainEventsAt(index, stop, events, 'actual').map((one) => one.at);
    const actualAt = reported.length > 0 ? Math.min(...reported) : null;
    return { plannedAt: stop.arriveAt, estimatedAt: expected[index] ?? null, actualAt };
  });
}

function expectedTimes(
  plan: readonly PlannedStop[],
  events: readonly JourneyEvent[],
  progress: Progress | null,
): (number | null)[] {
  let delayMs = progress?.delayMs ?? null;
  return plan.map((stop, index) => {
    if (progress !== null && index <= progress.stop) return null;
    const estimate = newestEstimate(trainEventsAt(index, stop, events, 'estimated'), progress);
    if (estimate !== null) delayMs = estimate - stop.arriveAt;
    if (delayMs === null) return null;
    return Math.max(stop.arriveAt + delayMs, progress?.at ?? 0);
  });
}

/** A stop is reached no later than the next one. */
function inOrder(times: readonly (number | null)[]): (number | null)[] {
  let latest = Number.POSITIVE_INFINITY;
  const bounded = times.toReversed().map((at) => {
    if (at !== null) latest = Math.min(latest, at);
    return at === null ? null : latest;
  });
  return bounded.toReversed();
}

/** Actual events outdate earlier estimates. */
function newestEstimate(estimates: readonly JourneyEvent[], progress: Progress | null): number | null {
  const newest = estimates.toSorted((one, other) => other.id - one.id)[0];
  return newest && newest.id > (progress?.eventId ?? 0) ? newest.at : null;
}
