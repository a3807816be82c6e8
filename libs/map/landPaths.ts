import type { GeoPath } from 'd3-geo';
import { decodeLine, type EncodedLand, type LonLat } from './landCoding.ts';
import { subpixelDegrees, thinLine, thinPolygon } from './thinLine.ts';

/** Path data of SVG. */
export interface LandPaths {
  coasts: string;
  borders: string;
}

const decoded = new WeakMap<readonly number[], LonLat[]>();

function lineOf(numbers: readonly number[]): LonLat[] {
  const line = decoded.get(numbers) ?? decodeLine(numbers);
  decoded.set(numbers, line);
  return line;
}

/** Land and borders of Europe and Asia at the detail of a scale, in small steps; the continent alone takes three. */
export function* landPaths(
  land: () => EncodedLand,
  path: GeoPath,
  pixelsPerRadian: number,
): Generator<Partial<LandPaths>> {
  const step = subpixelDegrees(pixelsPerRadian);
  const { polygons, borders } = land();
  yield {};
  for (const rings of polygons) {
    const lines = rings.map(lineOf);
    yield {};
    const coordinates = thinPolygon(lines, step);
    if (!coordinates) continue;
    yield {};
    yield { coasts: path({ type: 'Polygon', coordinates }) ?? '' };
  }
  for (const border of borders) {
    const coordinates = thinLine(lineOf(border), step);
    yield { borders: path({ type: 'LineString', coordinates }) ?? '' };
  }
}
