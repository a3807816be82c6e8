import { expect, test } from 'vitest';
import type { DriverReport, Trip, YardStay } from '../../order.ts';
import { openWorkOf } from './openWork.ts';

const report = (kind: DriverReport['kind']): DriverReport => ({
  ...{ reportId: 1, kind, time: '2026-11-22 10:00:00', receivedTime: '2026-11-22 10:00:00' },
  ...{ latitude: null, longitude: null, note: '', resourceId: null },
});
const trip = (plate: string, kinds: DriverReport['kind'][], isReplaced = false): Trip => ({
  ...{ tripId: 1, orderContainerId: null, plate, driverName: '', driverMobile: '', note: '', isReplaced },
  ...{ isLinkOpen: true, linkExpireTime: '2026-12-01 10:00:00', reports: kinds.map(report) },
});
const stay = (orderContainerId: number, outDate: string | null): YardStay => ({
  ...{ orderContainerId, inDate: '2026-11-10', outDate, days: 3, freeLeft: 4, chargeableDays: 0 },
  amount: null,
});
const container = (orderContainerId: number) => ({
  ...{ orderContainerId, containerNo: `MSKU000000${orderContainerId}`, sizeType: '42G1' as const },
  status: 'planned' as const,
});

test('containers in the yard are open, those that left or never came are not', () => {
  const { inYard } = openWorkOf({
    containers: [1, 2, 3].map(container),
    stays: [stay(1, null), stay(2, '2026-11-12')],
    trips: [],
  });
  expect(inYard.map(({ orderContainerId }) => orderContainerId)).toEqual([1]);
});

test('trips are open until their driver has reported the delivery, unless another took over', () => {
  const trips = [
    trip('A', ['pickedUp', 'arrived', 'problem']),
    trip('B', ['pickedUp', 'delivered', 'photo']),
    trip('C', ['pickedUp'], true),
    trip('D', []),
  ];
  const { onRoad } = openWorkOf({ containers: [], stays: [], trips });
  expect(onRoad.map(({ plate }) => plate)).toEqual(['A', 'D']);
});
