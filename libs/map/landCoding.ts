/** In degrees, GeoJSON order. */
export type LonLat = [longitude: number, latitude: number];

export interface EncodedLand {
  /** Rings: land clockwise, inland waters counter-clockwise. */
  polygons: number[][][];
  borders: number[][];
}

/** Per degree: 0.01° is about 1 km, one pixel at the deepest zoom. */
const STEPS = 100;

/** Delta encoding on a grid of 0.01°: `[x0, y0, dx1, dy1, …]`; small integers compress well. */
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
