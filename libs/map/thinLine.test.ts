import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoArea } from 'd3-geo';
import { expect, test } from 'vitest';
import { decodeLine, type LonLat } from './landCoding.ts';
import { trimLand } from './landPlugin.ts';
import { subpixelDegrees, thinLine, thinPolygon } from './thinLine.ts';

const atlas = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-50m.json'), 'utf8'),
);
const coast = Array.from({ length: 101 }, (_, at): LonLat => [at / 100, 50]);

test('a coast keeps its ends and loses what is smaller than a pixel', () => {
  const thin = thinLine(coast, subpixelDegrees(600));
  expect(thin.at(0)).toEqual([0, 50]);
  expect(thin.at(-1)).toEqual([1, 50]);
  expect(thin.length).toBeLessThan(20);
});

test('at the deepest zoom every point is drawn', () => {
  expect(thinLine(coast, subpixelDegrees(6000))).toHaveLength(101);
});

test('at no scale an island turns inside out and fills the seas', () => {
  const { polygons } = trimLand(atlas, { west: -26, east: 180, south: 0, north: 82 });
  const land = polygons.map((polygon) => polygon.map(decodeLine));
  const scales = Array.from({ length: 30 }, (_, at) => 120 * 1.17 ** at);
  for (const scale of scales) {
    const islands = land
      .map((polygon) => thinPolygon(polygon, subpixelDegrees(scale)))
      .filter((polygon) => polygon !== null)
      .map((polygon) => geoArea({ type: 'Polygon', coordinates: polygon }));
    expect(islands.length).toBeGreaterThan(20);
    expect(Math.max(...islands)).toBeLessThan(2 * Math.PI);
  }
});
