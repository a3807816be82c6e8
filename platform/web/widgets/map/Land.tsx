import { type GeoProjection, geoGraticule, geoPath } from 'd3-geo';
import { memo, useMemo } from 'react';
import { bordersAt, landAt } from './land.ts';

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
