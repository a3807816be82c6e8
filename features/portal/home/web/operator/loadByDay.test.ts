import { expect, test } from 'vitest';
import { loadByDay, type PlannedTrain, percentSold } from './loadByDay.ts';

const train = (departTime: string, soldTeu: number, status: PlannedTrain['status'] = 'open'): PlannedTrain => ({
  trainInfoId: soldTeu,
  trainNo: 'X1',
  lineName: 'Line',
  departTime,
  capacityTeu: 100,
  soldTeu,
  status,
});

test('each day shows its trains together; a day without trains stays in sight', () => {
  const days = loadByDay(
    ['2026-05-04', '2026-05-05'],
    [train('2026-05-04 08:00:00', 40), train('2026-05-04 20:00:00', 80), train('2026-05-06 08:00:00', 9)],
  );
  expect(days.map((day) => [day.trains.length, day.soldTeu, day.capacityTeu, percentSold(day)])).toEqual([
    [2, 120, 200, 60],
    [0, 0, 0, 0],
  ]);
});

test('a cancelled train adds no space', () => {
  const [day] = loadByDay(['2026-05-04'], [train('2026-05-04 08:00:00', 0, 'cancelled')]);
  expect(day?.capacityTeu).toBe(0);
});
