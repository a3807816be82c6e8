import { expect, test } from 'vitest';
import type { TrainPlan } from '../../../wire.ts';
import { initialValues, trainOf } from './planForm.ts';
import { seriesDates } from './seriesDates.ts';

const template: TrainPlan = {
  trainInfoId: 1,
  trainNo: 'X8155',
  lineId: 3,
  lineName: "Xi'an – Duisburg",
  lineType: 'EU',
  direction: 'outbound',
  startStationId: 1,
  startStation: "Xi'an",
  endStationId: 2,
  endStation: 'Duisburg',
  departTime: '2026-11-28 10:30:00',
  arriveTime: '2026-12-12 10:30:00',
  expectedDepartTime: '2026-12-12 10:30:00',
  expectedArriveTime: '2026-12-12 10:30:00',
  cutoffTime: '2026-11-25 10:30:00',
  gateInTime: '2026-11-27 10:30:00',
  capacityTeu: 110,
  remainTeu: 40,
  soldTeu: 70,
  status: 'open',
  isBookable: true,
  sizeTypes: ['22G1'],
  prices: [{ sizeType: '22G1', price: '4350.00', currency: 'USD' }],
  cancelReason: null,
  abilities: { open: false, close: true, cancel: true },
};

test('a train planned like another keeps its figures and goes a week later', () => {
  const values = initialValues(template);
  expect(values).toMatchObject({ trainNo: 'X8155', cutoffHours: 72, gateInHours: 24, weekdays: [6] });
  expect(values).toMatchObject({ dateFrom: '2026-12-05', departClock: '10:30' });
  const departTime = values.departTime ?? '';
  expect(
    trainOf({
      lineId: 3,
      trainNo: 'X8155',
      capacityTeu: 110,
      cutoffHours: 72,
      gateInHours: 24,
      currency: 'USD',
      prices: [{ sizeType: '22G1', price: '4350.00' }],
      departTime,
      weekdays: [],
      dateFrom: '',
      dateTo: '',
      departClock: '',
    }),
  ).toMatchObject({
    departTime: '2026-12-05 10:30:00',
    prices: [{ sizeType: '22G1', price: '4350.00', currency: 'USD' }],
  });
});

test('the preview of a series counts both ends and only its weekdays', () => {
  expect(seriesDates([1, 3], '2026-11-30', '2026-12-14')).toEqual([
    '2026-11-30',
    '2026-12-02',
    '2026-12-07',
    '2026-12-09',
    '2026-12-14',
  ]);
  expect(seriesDates([1], '2026-12-01', '2026-11-30')).toEqual([]);
});
