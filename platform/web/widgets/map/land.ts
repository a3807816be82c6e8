import encoded from 'virtual:land';
import type { MultiLineString, MultiPolygon } from 'geojson';
import { decodeLine } from './landCoding.ts';
import { thinLine, unseenDegrees } from './thinLine.ts';

const polygons = encoded.polygons.map((polygon) => polygon.map(decodeLine));
const lines = encoded.borders.map(decodeLine);

/** A closed ring of fewer points has no area. */
const LEAST_RING = 4;

/** Land of Europe and Asia, without seas and lakes, as fine as can be seen at a scale of pixels per radian. */
export function landAt(pixelsPerRadian: number): MultiPolygon {
  const step = unseenDegrees(pixelsPerRadian);
  const coordinates = polygons
    .map((rings) => rings.map((ring) => thinLine(ring, step)).filter((ring) => ring.length >= LEAST_RING))
    .filter((rings) => rings.length > 0);
  return { type: 'MultiPolygon', coordinates };
}

/** Borders between countries, as fine as can be seen at a scale. */
export function bordersAt(pixelsPerRadian: number): MultiLineString {
  const step = unseenDegrees(pixelsPerRadian);
  return { type: 'MultiLineString', coordinates: lines.map((line) => thinLine(line, step)) };
}
