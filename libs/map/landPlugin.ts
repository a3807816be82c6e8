import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import { type Area, clipLine, clipRing } from './landClip.ts';
import { type EncodedLand, encodeLine, type LonLat } from './landCoding.ts';

const VIRTUAL = 'virtual:land';
const RESOLVED = `\0${VIRTUAL}`;
const ATLAS = 'world-atlas/countries-50m.json';

const AREA: Area = { west: -26, east: 180, south: 0, north: 82 };

/** In degrees; smaller islands are invisible at every zoom. */
const SMALLEST_ISLAND = 0.08;

type Atlas = Topology<{ countries: GeometryCollection; land: GeometryObject }>;

interface BundlerContext {
  resolve(source: string): Promise<{ id: string } | null>;
  fs: { readFile(path: string, options: { encoding: 'utf8' }): Promise<string> };
}

const lonLat = (position: readonly number[]): LonLat => [position[0] ?? 0, position[1] ?? 0];

const extentOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

const isVisible = (ring: readonly LonLat[]) =>
  ring.length > 3 &&
  Math.max(extentOf(ring.map((point) => point[0])), extentOf(ring.map((point) => point[1]))) >= SMALLEST_ISLAND;

function landPolygons(atlas: Atlas): LonLat[][][] {
  const land = feature(atlas, atlas.objects.land);
  const features = land.type === 'FeatureCollection' ? land.features : [land];
  return features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates.map((ring) => ring.map(lonLat))];
    if (geometry.type !== 'MultiPolygon') return [];
    return geometry.coordinates.map((polygon) => polygon.map((ring) => ring.map(lonLat)));
  });
}

export function trimLand(atlas: Atlas, area: Area): EncodedLand {
  const borders = mesh(atlas, atlas.objects.countries, (one, other) => one !== other);
  return {
    polygons: landPolygons(atlas)
      .map((polygon) =>
        polygon
          .flatMap((ring) => clipRing(ring, area))
          .filter(isVisible)
          .map(encodeLine),
      )
      .filter((polygon) => polygon.length > 0),
    borders: borders.coordinates.flatMap((line) => clipLine(line.map(lonLat), area)).map(encodeLine),
  };
}

/** Vite plugin `virtual:land`: coastlines and borders (Natural Earth 1:50m), trimmed at build time. */
export function landPlugin() {
  return {
    name: 'land',
    resolveId(source: string) {
      return source === VIRTUAL ? RESOLVED : null;
    },
    async load(this: BundlerContext, id: string) {
      if (id !== RESOLVED) return null;
      const file = await this.resolve(ATLAS);
      if (!file) throw new Error(`${ATLAS} is not installed`);
      const atlas: Atlas = JSON.parse(await this.fs.readFile(file.id, { encoding: 'utf8' }));
      const land = JSON.stringify(trimLand(atlas, AREA));
      const code = `let land; export default () => (land ??= JSON.parse('${land}'));`;
      return { code, moduleType: 'js' as const };
    },
  };
}
