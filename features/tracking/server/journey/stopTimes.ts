import type { PlannedStop } from './plan.ts';
import { type JourneyEvent, type Progress, trainEventsAt } from './progress.ts';

/** Times at one stop, in ms since 1970. */
export interface StopTimes {
  plannedAt: number;
  /** null for passed stops, and everywhere before departure */
  estimatedAt: number | null;
  /** null without a report */
  actualAt: number | null;
}

/**
 * Ahead of the train: timetable + delay of the last actual event; from a stop with a newer estimate on, +
 * that estimate's delay. Never before the last actual event, never out of order.
 */
export function stopTimes(
  plan: readonly PlannedStop[],
  events: readonly JourneyEvent[],
  progress: Progress | null,
): StopTimes[] {
  const expected = expectedTimes(plan, events, progress);
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
  if (progress === null) return [];
  let delayMs = progress.delayMs;
  const forward = plan.map((stop, index) => {
    if (index <= progress.stop) return null;
    const estimate = newestEstimate(trainEventsAt(index, stop, events, 'estimated'), progress);
    if (estimate !== null) delayMs = estimate - stop.arriveAt;
    return Math.max(stop.arriveAt + delayMs, progress.at);
  });
  let latest = Number.POSITIVE_INFINITY;
  const bounded = forward.toReversed().map((at) => {
    if (at !== null) latest = Math.min(latest, at);
    return at === null ? null : latest;
  });
  return bounded.toReversed();
}

/** Actual events outdate earlier estimates. */
function newestEstimate(estimates: readonly JourneyEvent[], progress: Progress): number | null {
  const newest = estimates.toSorted((one, other) => other.id - one.id)[0];
  return newest && newest.id > progress.eventId ? newest.at : null;
}
