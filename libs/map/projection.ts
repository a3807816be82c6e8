import { type GeoProjection, geoConicEqualArea } from 'd3-geo';
import type { LonLat } from './landCoding.ts';
import type { GeoPoint, MapPlace, MapRoute, Size } from './mapProps.ts';

/** Pixels per radian at which 0.01° is about a pixel: the zoom limit. */
export const DEEPEST_SCALE = 6000;

/** Keeps the surrounding countries in view for short routes. */
const LARGEST_FIT_SCALE = 3600;

const ONE_PLACE_SCALE = 1000;

/** Xi'an to the Atlantic: the default view. */
const WHOLE_CORRIDOR: LonLat[] = [
  [-5, 42],
  [5, 58],
  [60, 58],
  [118, 42],
  [105, 28],
];

const toLonLat = (point: GeoPoint): LonLat => [point.longitude, point.latitude];

/** Points to fit: routes that are not faint, else all routes, else places, else the corridor. */
export function pointsToShow(routes: readonly MapRoute[], places: readonly MapPlace[]): LonLat[] {
  const main = routes.filter((route) => route.emphasis !== 'faint');
  const shown = (main.length > 0 ? main : routes).flatMap((route) => route.points.map(toLonLat));
  if (shown.length > 0) return shown;
  return places.length > 0 ? places.map(toLonLat) : WHOLE_CORRIDOR;
}

/** In px, for labels of the outermost places. */
export function paddingFor(size: Size): { x: number; y: number } {
  return { x: Math.min(72, size.width * 0.1), y: Math.min(56, size.height * 0.16) };
}

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

const spanOf = (degrees: readonly number[]) => Math.max(...degrees) - Math.min(...degrees);

/**
 * Central meridians at which the land of this library (26° W to 180° E) does not reach the antimeridian opposite,
 * so that nothing needs cutting there: testing each polygon against the sphere took most of a map's drawing.
 */
const CENTRAL = { west: 1, east: 149 } as const;

/** Conic equal-area projection centred on the points, fitted inside the padding. In px of `size`. */
export function fitProjection(points: readonly LonLat[], size: Size): GeoProjection {
  const longitudes = points.map((point) => point[0]);
  const latitudes = points.map((point) => point[1]);
  const middleLongitude = (Math.min(...longitudes) + Math.max(...longitudes)) / 2;
  const middleLatitude = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  const padding = paddingFor(size);
  const projection = geoConicEqualArea()
    .parallels([within(middleLatitude - 12, 15, 60), within(middleLatitude + 12, 30, 72)])
    .rotate([-within(middleLongitude, CENTRAL.west, CENTRAL.east), 0])
    .preclip((stream) => stream)
    .fitExtent(
      [
        [padding.x, padding.y],
        [Math.max(padding.x + 1, size.width - padding.x), Math.max(padding.y + 1, size.height - padding.y)],
      ],
      { type: 'MultiPoint', coordinates: points.map((point) => [...point]) },
    );
  const isOnePlace = Math.max(spanOf(longitudes), spanOf(latitudes)) < 0.5;
  const largest = isOnePlace ? ONE_PLACE_SCALE : LARGEST_FIT_SCALE;
  if (projection.scale() <= largest) return projection;
  return projection
    .scale(largest)
    .center([middleLongitude - within(middleLongitude, CENTRAL.west, CENTRAL.east), middleLatitude])
    .translate([size.width / 2, size.height / 2]);
}
