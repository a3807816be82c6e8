import type { JourneyPosition } from '../../wire.ts';
import type { PlannedStop } from './plan.ts';
import type { Progress } from './progress.ts';
import type { StopTimes } from './stopTimes.ts';

/** Degrees. */
interface Point {
  latitude: number;
  longitude: number;
}

const RADIANS = Math.PI / 180;

function vectorOf({ latitude, longitude }: Point): readonly [number, number, number] {
  const [phi, lambda] = [latitude * RADIANS, longitude * RADIANS];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

/** Great-circle interpolation; `share` 0–1. Undefined for antipodes. */
function greatCirclePoint(from: Point, to: Point, share: number): Point {
  if (share <= 0) return { latitude: from.latitude, longitude: from.longitude };
  if (share >= 1) return { latitude: to.latitude, longitude: to.longitude };
  const [a, b] = [vectorOf(from), vectorOf(to)];
  const angle = Math.acos(Math.min(1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2]));
  if (angle < 1e-9) return { latitude: from.latitude, longitude: from.longitude };
  const [p, q] = [Math.sin((1 - share) * angle) / Math.sin(angle), Math.sin(share * angle) / Math.sin(angle)];
  const [x, y, z] = [p * a[0] + q * b[0], p * a[1] + q * b[1], p * a[2] + q * b[2]];
  return { latitude: Math.atan2(z, Math.hypot(x, y)) / RADIANS, longitude: Math.atan2(y, x) / RADIANS };
}

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
