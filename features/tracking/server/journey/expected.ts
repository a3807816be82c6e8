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
 * from a stop for which a newer estimate was recorded, by the delay of that estimate; never before the last
 * actual event, never out of order.
 */
export function stopTimes(
  plan: readonly PlannedStop[],
  happenings: readonly Happening[],
  progress: Progress | null,
): StopTimes[] {
  let delayMs = progress?.delayMs ?? 0;
  let notBefore = progress?.at ?? 0;
  return plan.map((stop, index) => {
    const seen = movesAt(index, stop, happenings, 'actual').map((one) => one.at);
    const actualAt = seen.length > 0 ? Math.min(...seen) : null;
    if (progress === null || index <= progress.stop) {
      return { plannedAt: stop.arriveAt, estimatedAt: null, actualAt };
    }
    const told = newestEstimate(movesAt(index, stop, happenings, 'estimated'), progress);
    if (told !== null) delayMs = told - stop.arriveAt;
    notBefore = Math.max(notBefore, stop.arriveAt + delayMs);
    return { plannedAt: stop.arriveAt, estimatedAt: notBefore, actualAt };
  });
}

/** Estimates count until the train is seen again. */
function newestEstimate(estimates: readonly Happening[], progress: Progress): number | null {
  const newest = estimates.toSorted((one, other) => other.id - one.id)[0];
  return newest && newest.id > progress.eventId ? newest.at : null;
}
