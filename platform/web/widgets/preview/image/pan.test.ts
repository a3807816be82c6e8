import { expect, test } from 'vitest';
import { limitedZoom, steppedZoom } from '../view.ts';
import { fitScale, limitedPan, panAfterZoom, rotatedSize } from './pan.ts';

const room = { width: 800, height: 600 };

test('a picture fits the window, rotated or not; a small one is not enlarged', () => {
  expect(fitScale({ width: 1600, height: 600 }, room)).toBe(0.5);
  expect(fitScale(rotatedSize({ width: 1600, height: 600 }, 1), room)).toBe(0.375);
  expect(fitScale({ width: 20, height: 20 }, room)).toBe(1);
});

test('the point under the pointer stays fixed while zooming', () => {
  const point = { x: 120, y: -80 };
  const before = { x: 10, y: 5 };
  const after = panAfterZoom(before, point, { from: 1.5, to: 4 });
  const seen = (pan: { x: number; y: number }, zoom: number) => [
    point.x / zoom - pan.x,
    point.y / zoom - pan.y,
  ];
  expect(seen(after, 4)[0]).toBeCloseTo(seen(before, 1.5)[0] ?? 0);
  expect(seen(after, 4)[1]).toBeCloseTo(seen(before, 1.5)[1] ?? 0);
});

test('a picture is not dragged out of the window', () => {
  expect(limitedPan({ x: 900, y: 900 }, room, room, 1)).toEqual({ x: 0, y: 0 });
  expect(limitedPan({ x: 900, y: -900 }, room, room, 2)).toEqual({ x: 200, y: -150 });
});

test('the buttons go from step to step and stop at the ends', () => {
  expect([steppedZoom(1, 1), steppedZoom(1.1, -1), steppedZoom(8, 1), steppedZoom(0.25, -1)]).toEqual([
    1.25, 1, 8, 0.25,
  ]);
  expect(limitedZoom(100)).toBe(8);
});
