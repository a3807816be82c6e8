import { expect, test } from 'vitest';
import { clipLine, clipRing } from './landClip.ts';
import type { LonLat } from './landCoding.ts';

const area = { west: 0, east: 180, south: 0, north: 80 };

const square = (west: number, south: number, east: number, north: number): LonLat[] => [
  [west, south],
  [west, north],
  [east, north],
  [east, south],
  [west, south],
];

test('an island inside the area stays whole and closed', () => {
  const [ring] = clipRing(square(10, 10, 11, 11), area);
  expect(ring).toHaveLength(5);
  expect(ring?.at(0)).toEqual(ring?.at(-1));
});

test('land that reaches out is cut at the edge, and nothing of it lies beyond', () => {
  const [ring] = clipRing(square(-20, 10, 20, 30), area);
  expect(Math.min(...(ring ?? []).map((point) => point[0]))).toBe(0);
  expect(Math.max(...(ring ?? []).map((point) => point[0]))).toBe(20);
});

test('land elsewhere is left out', () => {
  expect(clipRing(square(-90, 10, -80, 30), area)).toEqual([]);
});

test('land across the date line does not turn the sea between into land', () => {
  const chukotka: LonLat[] = [
    [170, 60],
    [170, 70],
    [-170, 70],
    [-170, 60],
    [170, 60],
  ];
  const longitudes = clipRing(chukotka, area).flatMap((ring) => ring.map((point) => point[0]));
  expect(Math.min(...longitudes)).toBe(170);
  expect(Math.max(...longitudes)).toBe(180);
});

test('a border that leaves the area and comes back becomes two pieces', () => {
  const pieces = clipLine(
    [
      [5, 10],
      [-5, 10],
      [-5, 20],
      [5, 20],
    ],
    area,
  );
  expect(pieces).toEqual([
    [
      [5, 10],
      [0, 10],
    ],
    [
      [0, 20],
      [5, 20],
    ],
  ]);
});
