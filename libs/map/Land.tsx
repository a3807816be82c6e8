import encoded from 'virtual:land';
import { type GeoProjection, geoGraticule, geoPath } from 'd3-geo';
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
export const detailFor = (magnification: number): number =>
  2 ** Math.max(0, Math.ceil(Math.log2(magnification)));

/** Coastlines, borders and graticule; memoized across zoom. */
export const Land = memo(function Land({ projection, magnification }: Props) {
  const drawn = useMemo(() => {
    const path = geoPath(projection).digits(2);
    const scale = projection.scale() * magnification;
    return { net: path(graticule()), land: path(landAt(scale)), borders: path(bordersAt(scale)) };
  }, [projection, magnification]);
  return (
    <>
      <path className="geo-map__net" d={drawn.net ?? ''} vectorEffect="non-scaling-stroke" />
      <path className="geo-map__land" d={drawn.land ?? ''} vectorEffect="non-scaling-stroke" />
      <path className="geo-map__borders" d={drawn.borders ?? ''} vectorEffect="non-scaling-stroke" />
    </>
  );
});
