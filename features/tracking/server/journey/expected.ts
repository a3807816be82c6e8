import type { PlannedStop } from './plan.ts';
import { type Happening, movesAt, type Progress } from './progress.ts';

/** When a stop happened or is expected to, in ms since 1970. */
export interface StopTimes {
  plannedAt: number;
  /** null for stops behind the train, and everywhere before it has departed */
  estimatedAt: number | null;
  /** null while nobody has reported the train there */
  actualAt: number | null;
}

/**
 * The times of every stop. What lies ahead is the timetable shifted by the delay of the last actual event, and
 * from a stop for which a newer estimate was recorded, by the delay of that estimate. Expected times are never
 * before the last actual event and always in order: an estimate also bounds the stops before it.
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

/** Estimates count until the train is seen again. */
function newestEstimate(estimates: readonly Happening[], progress: Progress): number | null {
  const newest = estimates.toSorted((one, other) => other.id - one.id)[0];
  return newest && newest.id > progress.eventId ? newest.at : null;
}
