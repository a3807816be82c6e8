import { type GeoProjection, geoGraticule, geoPath } from 'd3-geo';
import { memo, useMemo } from 'react';
import { borders, land } from './land.ts';

const graticule = geoGraticule().extent([
  [-30, 0],
  [180, 80],
]);

/** Coastlines, borders and a faint net of degrees: everything that moves with the zoom and never changes. */
export const Land = memo(function Land({ projection }: { projection: GeoProjection }) {
  const drawn = useMemo(() => {
    const path = geoPath(projection).digits(2);
    return { net: path(graticule()), land: path(land), borders: path(borders) };
  }, [projection]);
  return (
    <>
      <path className="geo-map__net" d={drawn.net ?? ''} vectorEffect="non-scaling-stroke" />
      <path className="geo-map__land" d={drawn.land ?? ''} vectorEffect="non-scaling-stroke" />
      <path className="geo-map__borders" d={drawn.borders ?? ''} vectorEffect="non-scaling-stroke" />
    </>
  );
});
