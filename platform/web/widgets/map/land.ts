import encoded from 'virtual:land';
import type { MultiLineString, MultiPolygon } from 'geojson';
import { decodeLine } from './landCoding.ts';

/** Land of Europe and Asia, without the seas and the Caspian. */
export const land: MultiPolygon = {
  type: 'MultiPolygon',
  coordinates: encoded.polygons.map((polygon) => polygon.map(decodeLine)),
};

/** Borders between countries. */
export const borders: MultiLineString = {
  type: 'MultiLineString',
  coordinates: encoded.borders.map(decodeLine),
};
