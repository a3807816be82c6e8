import { expect, test } from 'vitest';
import { parseDateTime } from '../../../../platform/wire/time.ts';
import type { TrainUnderWay } from '../../wire.ts';
import { plannedProgress } from './plannedProgress.ts';

const stop = (
  stationName: string,
  distanceKm: number,
  plannedHours: number,
): TrainUnderWay['stops'][number] => ({
  stationId: distanceKm + 1,
  stationName,
  isBorder: stationName === 'Khorgos',
  distanceKm,
  plannedHours,
});
const stops = [stop('Xi’an', 0, 0), stop('Khorgos', 3000, 60), stop('Almaty', 4000, 100)];
const seenAt = (time: string) => plannedProgress('2026-05-01 00:00:00', stops, parseDateTime(time));

test('halfway to the border the train is shown there, with the border as its next stop', () => {
  const way = seenAt('2026-05-02 06:00:00');
  expect(way.share).toBeCloseTo(1500 / 4000);
  expect(way.next).toEqual({ stationName: 'Khorgos', time: '2026-05-03 12:00:00' });
  expect(way.stops.map((one) => one.isPassed)).toEqual([true, false, false]);
});

test('a train that left ahead of its time has not begun its way; one past its last hour has ended it', () => {
  expect(seenAt('2026-04-30 23:00:00').share).toBe(0);
  expect(seenAt('2026-05-09 00:00:00')).toMatchObject({ share: 1, next: null });
});
