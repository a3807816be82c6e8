import { expect, test } from 'vitest';
import { decodeLine, encodeLine, type LonLat } from './landCoding.ts';

test('a coastline comes back from the build to a hundredth of a degree', () => {
  const coast: LonLat[] = [
    [27.561, 53.902],
    [27.57, 53.91],
    [-9.5, 38.7],
  ];
  expect(decodeLine(encodeLine(coast))).toEqual([
    [27.56, 53.9],
    [27.57, 53.91],
    [-9.5, 38.7],
  ]);
});

test('duplicate points are encoded once', () => {
  expect(
    encodeLine([
      [1, 1],
      [1.001, 1.001],
      [1.02, 1],
    ]),
  ).toEqual([100, 100, 2, 0]);
});
