import encoded from 'virtual:land';
import { type GeoPermissibleObjects, type GeoProjection, geoGraticule, geoPath } from 'd3-geo';
import type { MultiLineString, MultiPolygon } from 'geojson';
import { memo, useMemo } from 'react';
import { decodeLine } from './landCoding.ts';
import { subpixelDegrees, thinLine, thinPolygons } from './thinLine.ts';

const polygons = encoded.polygons.map((polygon) => polygon.map(decodeLine));
const lines = encoded.borders.map(decodeLine);

/** Land of Europe and Asia at the detail of a scale. */
function landAt(pixelsPerRadian: number): MultiPolygon {
  return { type: 'MultiPolygon', coordinates: thinPolygons(polygons, subpixelDegrees(pixelsPerRadian)) };
}

function bordersAt(pixelsPerRadian: number): MultiLineString {
  const step = subpixelDegrees(pixelsPerRadian);
  return { type: 'MultiLineString', coordinates: lines.map((line) => thinLine(line, step)) };
}

const graticule = geoGraticule().extent([
  [-30, 0],
  [180, 80],
]);

interface Props {
  projection: GeoProjection;
  /** Relative to the fitted view. */
  magnification: number;
}

/** Next power of two: coastlines are recomputed only per doubling. */
export const detailFor = (magnification: number): number => 2 ** Math.max(0, Math.ceil(Math.log2(magnification)));

function usePath({ projection, magnification }: Props, shapeAt: (pixelsPerRadian: number) => GeoPermissibleObjects) {
  return useMemo(
    () => geoPath(projection).digits(2)(shapeAt(projection.scale() * magnification)) ?? '',
    [projection, magnification, shapeAt],
  );
}

const Net = (props: Props) => (
  <path className="geo-map__net" d={usePath(props, graticule)} vectorEffect="non-scaling-stroke" />
);
const Coasts = (props: Props) => (
  <path className="geo-map__land" d={usePath(props, landAt)} vectorEffect="non-scaling-stroke" />
);
const Borders = (props: Props) => (
  <path className="geo-map__borders" d={usePath(props, bordersAt)} vectorEffect="non-scaling-stroke" />
);

/** Coastlines, borders and graticule; memoized across zoom. Parts of their own: React pauses between them. */
export const Land = memo(function Land(props: Props) {
  return (
    <>
      <Net {...props} />
      <Coasts {...props} />
      <Borders {...props} />
    </>
  );
});
