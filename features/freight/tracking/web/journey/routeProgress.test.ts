import { expect, test } from 'vitest';
import { routeProgressOf, travelledFraction } from './routeProgress.ts';

const stops = [
  { latitude: 0, longitude: 0, distanceKm: 100 },
  { latitude: 0, longitude: 10, distanceKm: 1100 },
  { latitude: 0, longitude: 40, distanceKm: 2100 },
];

test('before departure nothing of the way is drawn as travelled', () => {
  expect(routeProgressOf(stops, null)).toBeNull();
  expect(travelledFraction(stops, null)).toBe(0);
});

test('a train in a station is drawn exactly there although rails wind more on one leg than on another', () => {
  expect(routeProgressOf(stops, { travelledKm: 1000 })).toEqual({ stop: 1, share: 0 });
  expect(travelledFraction(stops, { travelledKm: 1000 })).toBeCloseTo(0.25);
  expect(travelledFraction(stops, { travelledKm: 1500 })).toBeCloseTo(0.625);
});

test('at the end the whole way is travelled', () => {
  expect(routeProgressOf(stops, { travelledKm: 2000 })).toEqual({ stop: 2, share: 0 });
  expect(travelledFraction(stops, { travelledKm: 2000 })).toBe(1);
});
