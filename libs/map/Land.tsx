import encodedLand from 'virtual:land';
import { type GeoPath, type GeoProjection, geoGraticule, geoPath } from 'd3-geo';
import { memo, useEffect, useState } from 'react';
import { inSlices } from '../slices/inSlices.ts';
import { decodeLine, type LonLat } from './landCoding.ts';
import { subpixelDegrees, thinLine, thinPolygon } from './thinLine.ts';

/** Path data of SVG. */
interface LandPaths {
  coasts: string;
  borders: string;
}

const decoded = new WeakMap<readonly number[], LonLat[]>();

function lineOf(numbers: readonly number[]): LonLat[] {
  const line = decoded.get(numbers) ?? decodeLine(numbers);
  decoded.set(numbers, line);
  return line;
}

/** Land and borders of Europe and Asia at the detail of a scale, in small steps; the continent alone takes three. */
function* landPaths(path: GeoPath, pixelsPerRadian: number): Generator<Partial<LandPaths>> {
  const step = subpixelDegrees(pixelsPerRadian);
  const { polygons, borders } = encodedLand();
  yield {};
  for (const rings of polygons) {
    const lines = rings.map(lineOf);
    yield {};
    const coordinates = thinPolygon(lines, step);
    if (!coordinates) continue;
    yield {};
    yield { coasts: path({ type: 'Polygon', coordinates }) ?? '' };
  }
  for (const border of borders) {
    const coordinates = thinLine(lineOf(border), step);
    yield { borders: path({ type: 'LineString', coordinates }) ?? '' };
  }
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

interface Drawn extends LandPaths {
  projection: GeoProjection;
  net: string;
}

/** Next power of two: coastlines are recomputed only per doubling. */
export const detailFor = (magnification: number): number => 2 ** Math.max(0, Math.ceil(Math.log2(magnification)));

/** Null until drawn once with the projection; a finer detail takes the place of the coarser when it is ready. */
function useDrawn({ projection, magnification }: Props): Drawn | null {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    const path = geoPath(projection).digits(2);
    const steps = landPaths(path, projection.scale() * magnification);
    void inSlices(steps, gone.signal).then((parts) => {
      if (parts === null) return;
      const coasts = parts.map((part) => part.coasts).join('');
      const borders = parts.map((part) => part.borders).join('');
      setDrawn({ projection, net: path(graticule()) ?? '', coasts, borders });
    });
    return () => gone.abort();
  }, [projection, magnification]);
  return drawn?.projection === projection ? drawn : null;
}

/** Coastlines, borders and graticule; memoized across zoom, drawn in slices below what else the map shows. */
export const Land = memo(function Land(props: Props) {
  const drawn = useDrawn(props);
  if (drawn === null) return null;
  return (
    <>
      <path className="geo-map__net" d={drawn.net} vectorEffect="non-scaling-stroke" />
      <path className="geo-map__land" d={drawn.coasts} vectorEffect="non-scaling-stroke" />
      <path className="geo-map__borders" d={drawn.borders} vectorEffect="non-scaling-stroke" />
    </>
  );
});
