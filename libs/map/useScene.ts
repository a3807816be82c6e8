import type { GeoProjection } from 'd3-geo';
import { useMemo, useState } from 'react';
import type { LonLat } from './landCoding.ts';
import type { GeoMapProps, MapMarker, MapPlace, MapRoute, Size } from './mapProps.ts';
import { fitProjection, pointsToShow } from './projection.ts';
import { type DrawnLegs, onNearestLine, routeLegs, wholeLine } from './routePath.ts';
import type { Located } from './useLabels.ts';
import { type ZoomLimits, zoomLimits } from './zoomLimits.ts';

/** Same reference while the content is equal: polled props must not reset the zoom. */
function useStableValue<Value>(value: Value): Value {
  const [stable, setStable] = useState(value);
  if (stable === value || JSON.stringify(stable) === JSON.stringify(value)) return stable;
  setStable(value);
  return value;
}

export interface RouteGeometry {
  route: MapRoute;
  legs: LonLat[][];
}

export interface MapScene {
  projection: GeoProjection;
  limits: ZoomLimits;
  routes: RouteGeometry[];
  lines: LonLat[][];
  places: Located<MapPlace>[];
  marker: Located<MapMarker> | null;
}

function locate<Item>(item: Item, point: LonLat, projection: GeoProjection): Located<Item> {
  const [x, y] = projection(point) ?? [0, 0];
  return { item, x, y };
}

const LAYER = { faint: 0, normal: 1, strong: 2 } as const;
const layerOf = (route: MapRoute) => LAYER[route.emphasis ?? 'normal'];

/** In paint order; the topmost routes determine the curves of shared legs. */
function routeGeometries(routes: readonly MapRoute[]): RouteGeometry[] {
  const drawn: DrawnLegs = new Map();
  return routes
    .toSorted((one, other) => layerOf(other) - layerOf(one))
    .map((route) => ({ route, legs: routeLegs(route.points, drawn) }))
    .reverse();
}

function useFit(shown: LonLat[], size: Size) {
  const points = useStableValue(shown);
  return useMemo(() => {
    const projection = fitProjection(points, size);
    return { projection, limits: zoomLimits(projection, size) };
  }, [points, size]);
}

export function useScene(props: Pick<GeoMapProps, 'routes' | 'places' | 'marker'>, size: Size): MapScene {
  const routes = useStableValue(props.routes);
  const places = useStableValue(props.places);
  const marker = useStableValue(props.marker ?? null);
  const { projection, limits } = useFit(pointsToShow(routes, places), size);
  return useMemo(() => {
    const geometries = routeGeometries(routes);
    const lines = geometries.map(({ legs }) => wholeLine(legs));
    return {
      projection,
      limits,
      routes: geometries,
      lines,
      places: places.map((place) => locate(place, [place.longitude, place.latitude], projection)),
      marker: marker && locate(marker, onNearestLine(marker, lines), projection),
    };
  }, [routes, places, marker, projection, limits]);
}
