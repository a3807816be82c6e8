import { expect, test } from 'vitest';
import type { TrainUnderWay } from '../../wire.ts';
import { progressOf } from './progress.ts';

const stop = (
  stationName: string,
  distanceKm: number,
  estimatedTime: string | null,
): TrainUnderWay['stops'][number] => ({
  stationId: distanceKm + 1,
  stationName,
  isBorder: stationName === 'Khorgos',
  distanceKm,
  plannedTime: '2026-05-03 12:00:00',
  estimatedTime,
});
const stops = [stop('Xi’an', 0, null), stop('Khorgos', 3000, '2026-05-03 13:00:00'), stop('Almaty', 4000, null)];
const seenAt = (travelledKm: number) =>
  progressOf({
    stops,
    position: { latitude: 0, longitude: 0, travelledKm, totalKm: 4000, isCertain: true },
  });

test('halfway to the border the next stop is the border, at the expected time and not the planned one', () => {
  const progress = seenAt(1500);
  expect(progress.share).toBeCloseTo(1500 / 4000);
  expect(progress.next).toEqual({ stationName: 'Khorgos', time: '2026-05-03 13:00:00' });
  expect(progress.stops.map((one) => one.isPassed)).toEqual([true, false, false]);
});

test('at the last station nothing is next; without a position the train has not moved', () => {
  expect(seenAt(4000)).toMatchObject({ share: 1, next: null });
  expect(progressOf({ stops, position: null }).share).toBe(0);
});
