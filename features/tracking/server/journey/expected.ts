import type { PlannedStop } from './plan.ts';
import { type Happening, movesAt, type Progress } from './progress.ts';

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
  happenings: readonly Happening[],
  progress: Progress | null,
): StopTimes[] {
  const expected = expectedTimes(plan, happenings, progress);
  return plan.map((stop, index) => {
    const seen = movesAt(index, stop, happenings, 'actual').map((one) => one.at);
    const actualAt = seen.length > 0 ? Math.min(...seen) : null;
    return { plannedAt: stop.arriveAt, estimatedAt: expected[index] ?? null, actualAt };
  });
}

function expectedTimes(
  plan: readonly PlannedStop[],
  happenings: readonly Happening[],
  progress: Progress | null,
): (number | null)[] {
  if (progress === null) return [];
  let delayMs = progress.delayMs;
  const forward = plan.map((stop, index) => {
    if (index <= progress.stop) return null;
    const told = newestEstimate(movesAt(index, stop, happenings, 'estimated'), progress);
    if (told !== null) delayMs = told - stop.arriveAt;
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
function newestEstimate(estimates: readonly Happening[], progress: Progress): number | null {
  const newest = estimates.toSorted((one, other) => other.id - one.id)[0];
  return newest && newest.id > progress.eventId ? newest.at : null;
}
