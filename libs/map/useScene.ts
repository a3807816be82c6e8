import type { GeoProjection } from 'd3-geo';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { inSlices } from '../slices/inSlices.ts';
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

/** Topmost first, one a step: they determine the curves of shared legs. */
function* routeGeometries(routes: readonly MapRoute[]): Generator<RouteGeometry> {
  const drawn: DrawnLegs = new Map();
  for (const route of routes.toSorted((one, other) => layerOf(other) - layerOf(one)))
    yield { route, legs: routeLegs(route.points, drawn) };
}

function useFit(shown: LonLat[], size: Size) {
  const points = useStableValue(shown);
  return useMemo(() => {
    const projection = fitProjection(points, size);
    return { projection, limits: zoomLimits(projection, size) };
  }, [points, size]);
}

/** Computed in slices: null at first, then what was shown last until what changed is ready. */
export function useScene(props: Pick<GeoMapProps, 'routes' | 'places' | 'marker'>, size: Size): MapScene | null {
  const routes = useStableValue(props.routes);
  const places = useStableValue(props.places);
  const marker = useStableValue(props.marker ?? null);
  const fit = useFit(pointsToShow(routes, places), size);
  const [scene, setScene] = useState<MapScene | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    void inSlices(routeGeometries(routes), gone.signal).then((topmostFirst) => {
      if (topmostFirst === null) return;
      const inPaintOrder = topmostFirst.reverse();
      const lines = inPaintOrder.map(({ legs }) => wholeLine(legs));
      const { projection } = fit;
      startTransition(() =>
        setScene({
          ...fit,
          routes: inPaintOrder,
          lines,
          places: places.map((place) => locate(place, [place.longitude, place.latitude], projection)),
          marker: marker && locate(marker, onNearestLine(marker, lines), projection),
        }),
      );
    });
    return () => gone.abort();
  }, [routes, places, marker, fit]);
  return scene;
}
