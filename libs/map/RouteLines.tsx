import { type GeoProjection, geoPath } from 'd3-geo';
import { memo, useMemo } from 'react';
import type { LonLat } from './landCoding.ts';
import type { MapRoute } from './mapProps.ts';
import { splitLegs, wholeLine } from './routePath.ts';
import type { RouteGeometry } from './useScene.ts';

const emphasisOf = (route: MapRoute) => route.emphasis ?? 'normal';

function drawRoute({ route, legs }: RouteGeometry, projection: GeoProjection) {
  const path = geoPath(projection).digits(2);
  const draw = (line: LonLat[]) => (line.length > 1 ? path({ type: 'LineString', coordinates: line }) : null);
  const whole = draw(wholeLine(legs));
  if (route.travelledFraction === undefined) return { route, whole, travelled: whole, remaining: null };
  const { travelled, remaining } = splitLegs(legs, route.travelledFraction);
  return { route, whole, travelled: draw(travelled), remaining: draw(remaining) };
}

interface Props {
  routes: readonly RouteGeometry[];
  projection: GeoProjection;
  onPoint: (routeId: string | null, clientX?: number, clientY?: number) => void;
}

/** Routes in paint order. */
export const RouteLines = memo(function RouteLines({ routes, ...props }: Props) {
  return routes.map((geometry) => <RouteLine key={geometry.route.id} geometry={geometry} {...props} />);
});

/** Casing, solid travelled part, dashed remaining part. */
function RouteLine({ geometry, projection, onPoint }: Omit<Props, 'routes'> & { geometry: RouteGeometry }) {
  const { route, whole, travelled, remaining } = useMemo(() => drawRoute(geometry, projection), [geometry, projection]);
  return (
    <g
      className={`geo-map__route geo-map__route--${emphasisOf(route)}`}
      onPointerEnter={(event) => onPoint(route.id, event.clientX, event.clientY)}
      onPointerLeave={() => onPoint(null)}
    >
      {whole && <path className="geo-map__route-reach" d={whole} vectorEffect="non-scaling-stroke" />}
      {whole && <path className="geo-map__route-casing" d={whole} vectorEffect="non-scaling-stroke" />}
      {remaining && <path className="geo-map__route-ahead" d={remaining} vectorEffect="non-scaling-stroke" />}
      {travelled && <path className="geo-map__route-done" d={travelled} vectorEffect="non-scaling-stroke" />}
    </g>
  );
}
