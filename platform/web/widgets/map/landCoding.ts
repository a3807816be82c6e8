/** Longitude and latitude in degrees, in the order GeoJSON has them. */
export type LonLat = [longitude: number, latitude: number];

/** Coastlines and borders as the build leaves them: every line one list of whole numbers (see `encodeLine`). */
export interface EncodedLand {
  /** Rings of the land: islands, continents, and inland waters as counter-clockwise rings. */
  polygons: number[][][];
  /** Lines between two countries; coasts are not among them. */
  borders: number[][];
}

/** Steps per degree: 0.01° is about one kilometre, one pixel at the deepest zoom. */
const STEPS = 100;

/**
 * A line as differences between neighbouring points on a grid of 0.01°: `[x0, y0, dx1, dy1, …]`.
 * Small whole numbers are what gzip packs best; points that fall on their predecessor are left out.
 */
export function encodeLine(line: readonly LonLat[]): number[] {
  const numbers: number[] = [];
  let lastX = 0;
  let lastY = 0;
  for (const [longitude, latitude] of line) {
    const x = Math.round(longitude * STEPS);
    const y = Math.round(latitude * STEPS);
    if (numbers.length > 0 && x === lastX && y === lastY) continue;
    numbers.push(x - lastX, y - lastY);
    lastX = x;
    lastY = y;
  }
  return numbers;
}

/** The points of a line written by `encodeLine`, in degrees. */
export function decodeLine(numbers: readonly number[]): LonLat[] {
  const line: LonLat[] = [];
  let x = 0;
  let y = 0;
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    x += numbers[at] ?? 0;
    y += numbers[at + 1] ?? 0;
    line.push([x / STEPS, y / STEPS]);
  }
  return line;
}
