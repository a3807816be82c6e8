import type { JourneyPosition } from '../../wire.ts';
import { greatCirclePoint } from './greatCirclePoint.ts';
import type { PlannedStop } from './plan.ts';
import type { Progress } from './progress.ts';
import type { StopTimes } from './stopTimes.ts';

/**
 * In the last reported station until its planned departure, then along the leg by elapsed share of its
 * expected time; never past the next stop. Null before departure.
 */
export function positionAt(
  now: number,
  plan: readonly PlannedStop[],
  times: readonly StopTimes[],
  progress: Progress | null,
): JourneyPosition | null {
  const here = progress && plan[progress.stop];
  const first = plan[0];
  const last = plan.at(-1);
  if (!here || !first || !last) return null;
  const totalKm = last.distanceKm - first.distanceKm;
  const share = shareOfLeg(now, here, times[progress.stop + 1], progress);
  const next = plan[progress.stop + 1] ?? here;
  const isCertain = share === 0;
  const km = here.distanceKm + share * (next.distanceKm - here.distanceKm);
  return { ...greatCirclePoint(here, next, share), travelledKm: km - first.distanceKm, totalKm, isCertain };
}

/** 0 at the stop, 1 at the next one. */
function shareOfLeg(now: number, here: PlannedStop, next: StopTimes | undefined, progress: Progress): number {
  const arriveAt = next?.estimatedAt ?? null;
  if (arriveAt === null) return 0;
  const leaveAt = progress.hasLeft ? progress.at : Math.max(here.leaveAt + progress.delayMs, progress.at);
  if (now <= leaveAt) return 0;
  return arriveAt <= leaveAt ? 1 : Math.min(1, (now - leaveAt) / (arriveAt - leaveAt));
}
