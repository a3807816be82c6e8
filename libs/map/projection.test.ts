import { expect, test } from 'vitest';
import type { MapRoute } from './mapProps.ts';
import { fitProjection, paddingFor, pointsToShow } from './projection.ts';
import { zoomLimits } from './zoomLimits.ts';

const ROUTE: MapRoute = {
  id: 'X8155',
  points: [
    { latitude: 34.38, longitude: 109.03 },
    { latitude: 55.75, longitude: 37.6 },
    { latitude: 51.43, longitude: 6.76 },
  ],
};

for (const size of [
  { width: 1366, height: 480 },
  { width: 390, height: 260 },
  { width: 320, height: 240 },
]) {
  test(`the whole route lies inside the padding at ${size.width} × ${size.height}`, () => {
    const points = pointsToShow([ROUTE], []);
    const projection = fitProjection(points, size);
    const padding = paddingFor(size);
    for (const point of points) {
      const [x, y] = projection(point) ?? [Number.NaN, Number.NaN];
      expect(x).toBeGreaterThanOrEqual(padding.x - 0.5);
      expect(x).toBeLessThanOrEqual(size.width - padding.x + 0.5);
      expect(y).toBeGreaterThanOrEqual(padding.y - 0.5);
      expect(y).toBeLessThanOrEqual(size.height - padding.y + 0.5);
    }
  });
}

test('Duisburg is left of Moscow, Moscow left of Xi’an', () => {
  const projection = fitProjection(pointsToShow([ROUTE], []), { width: 800, height: 400 });
  const [xian = 0, moscow = 0, duisburg = 0] = ROUTE.points.map(
    (point) => projection([point.longitude, point.latitude])?.[0] ?? 0,
  );
  expect(duisburg).toBeLessThan(moscow);
  expect(moscow).toBeLessThan(xian);
});

test('a faint network behind a train does not shrink its map', () => {
  const faint: MapRoute = { id: 'far', emphasis: 'faint', points: [{ latitude: 43, longitude: 132 }] };
  expect(pointsToShow([ROUTE, faint], [])).toHaveLength(3);
  expect(pointsToShow([faint], [])).toHaveLength(1);
});

test('one place alone is shown in the middle, with the country around it', () => {
  const size = { width: 600, height: 400 };
  const projection = fitProjection([[109, 34]], size);
  const [x = 0, y = 0] = projection([109, 34]) ?? [];
  expect(x).toBeCloseTo(300, 0);
  expect(y).toBeCloseTo(200, 0);
  const [east = 0] = projection([112, 34]) ?? [];
  expect(east - x).toBeLessThan(60);
});

test('a reader may zoom out from a short way to the continent, and in from any', () => {
  const size = { width: 600, height: 400 };
  const [least, most] = zoomLimits(fitProjection([[109, 34]], size), size).scale;
  expect(least).toBeLessThan(0.5);
  expect(most).toBeGreaterThanOrEqual(2);
});

test('wherever a map is centred, no coast runs across it from one edge of the land to the other', () => {
  const size = { width: 600, height: 400 };
  for (const centre of [-9, 0, 30, 100, 160, 178]) {
    const projection = fitProjection([[centre, 50]], size);
    for (const latitude of [10, 45, 70]) {
      const parallel = Array.from({ length: 207 }, (_, at) => projection([at - 26, latitude]) ?? [0, 0]);
      const steps = parallel.slice(1).map(([x = 0, y = 0], at) => {
        const [beforeX = 0, beforeY = 0] = parallel[at] ?? [];
        return Math.hypot(x - beforeX, y - beforeY);
      });
      expect(Math.max(...steps)).toBeLessThan(2 * Math.min(...steps));
    }
  }
});
