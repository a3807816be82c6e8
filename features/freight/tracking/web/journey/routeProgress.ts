import type { GeoPoint } from '../../../../../libs/map/mapProps.ts';
import type { JourneyPosition, JourneyStop } from '../../wire.ts';

const RADIANS = Math.PI / 180;

/** In radians. */
function angleBetween(one: GeoPoint, other: GeoPoint): number {
  const [a, b] = [one.latitude * RADIANS, other.latitude * RADIANS];
  const deltaLongitude = (other.longitude - one.longitude) * RADIANS;
  const half = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(deltaLongitude / 2) ** 2;
  return 2 * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Last stop reached, and share (0–1) of the leg to the next. */
export interface RouteProgress {
  stop: number;
  share: number;
}

/** Null before departure. */
export function routeProgressOf(
  stops: readonly Pick<JourneyStop, 'distanceKm'>[],
  position: Pick<JourneyPosition, 'travelledKm'> | null,
): RouteProgress | null {
  const first = stops[0];
  if (position === null || first === undefined) return null;
  const km = first.distanceKm + position.travelledKm;
  const stop = Math.max(
    0,
    stops.findLastIndex((one) => one.distanceKm <= km + 1e-6),
  );
  const [here, next] = [stops[stop], stops[stop + 1]];
  if (!here || !next || next.distanceKm <= here.distanceKm) return { stop, share: 0 };
  return { stop, share: Math.max(0, (km - here.distanceKm) / (next.distanceKm - here.distanceKm)) };
}

/** Share (0–1) of the drawn route; the map measures great-circle distance, not rail kilometres. */
export function travelledFraction(
  stops: readonly (GeoPoint & Pick<JourneyStop, 'distanceKm'>)[],
  position: Pick<JourneyPosition, 'travelledKm'> | null,
): number {
  const progress = routeProgressOf(stops, position);
  if (progress === null) return 0;
  const legs = stops.slice(1).map((stop, index) => angleBetween(stops[index] ?? stop, stop));
  const total = legs.reduce((sum, leg) => sum + leg, 0);
  const done = legs.slice(0, progress.stop).reduce((sum, leg) => sum + leg, 0);
  return total === 0 ? 0 : (done + progress.share * (legs[progress.stop] ?? 0)) / total;
}
