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
export function greatCirclePoint(from: Point, to: Point, share: number): Point {
  if (share <= 0) return { latitude: from.latitude, longitude: from.longitude };
  if (share >= 1) return { latitude: to.latitude, longitude: to.longitude };
  const [a, b] = [vectorOf(from), vectorOf(to)];
  const angle = Math.acos(Math.min(1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2]));
  if (angle < 1e-9) return { latitude: from.latitude, longitude: from.longitude };
  const [p, q] = [Math.sin((1 - share) * angle) / Math.sin(angle), Math.sin(share * angle) / Math.sin(angle)];
  const [x, y, z] = [p * a[0] + q * b[0], p * a[1] + q * b[1], p * a[2] + q * b[2]];
  return { latitude: Math.atan2(z, Math.hypot(x, y)) / RADIANS, longitude: Math.atan2(y, x) / RADIANS };
}
