import encoded from 'virtual:land';
import type { MultiLineString, MultiPolygon } from 'geojson';
import { decodeLine } from './landCoding.ts';
import { subpixelDegrees, thinLine, thinPolygons } from './thinLine.ts';

const polygons = encoded.polygons.map((polygon) => polygon.map(decodeLine));
const lines = encoded.borders.map(decodeLine);

/** Land of Europe and Asia at the detail of a scale. */
export function landAt(pixelsPerRadian: number): MultiPolygon {
  return { type: 'MultiPolygon', coordinates: thinPolygons(polygons, subpixelDegrees(pixelsPerRadian)) };
}

export function bordersAt(pixelsPerRadian: number): MultiLineString {
  const step = subpixelDegrees(pixelsPerRadian);
  return { type: 'MultiLineString', coordinates: lines.map((line) => thinLine(line, step)) };
}
