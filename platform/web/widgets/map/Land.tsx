import { type GeoProjection, geoGraticule, geoPath } from 'd3-geo';
import { memo, useMemo } from 'react';
import { bordersAt, landAt } from './land.ts';

const graticule = geoGraticule().extent([
  [-30, 0],
  [180, 80],
]);

interface Props {
  projection: GeoProjection;
  /** Magnification of the fitted view that the lines must be fine enough for. */
  magnification: number;
}

/** The next power of two, so that coastlines are drawn anew only when the reader comes much closer. */
export const finenessFor = (magnification: number): number =>
  2 ** Math.max(0, Math.ceil(Math.log2(magnification)));

/** Coastlines, borders and a faint net of degrees: what moves with the zoom but changes only in fineness. */
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
