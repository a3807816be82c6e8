import { expect, test } from 'vitest';
import { isContainerDone, openWorkOf, type Work } from './containerWork.ts';
import type { DriverReport } from './order.ts';

const trip = (orderContainerId: number | null, kinds: DriverReport['kind'][], isReplaced = false) => ({
  orderContainerId,
  isReplaced,
  reports: kinds.map((kind) => ({ kind })),
});
const doneOf = (work: Partial<Work>) => {
  const known: Work = { kind: 'trailer', isFinished: false, trips: [], stays: [], ...work };
  return [1, 2, 3].filter((id) => isContainerDone(known, id));
};

test('a container of a yard is done when it has left, one that never came is open', () => {
  const stays = [
    { orderContainerId: 1, outDate: null },
    { orderContainerId: 2, outDate: '2026-11-12' },
  ];
  expect(doneOf({ kind: 'yard', stays })).toEqual([2]);
});

test('a container on the road is done when its own trip has delivered, all are by a trip of all', () => {
  const trips = [trip(1, ['pickedUp', 'delivered']), trip(2, ['pickedUp']), trip(3, ['delivered'], true)];
  expect(doneOf({ trips })).toEqual([1]);
  expect(doneOf({ trips: [trip(null, ['delivered'])] })).toEqual([1, 2, 3]);
  expect(doneOf({ trips, isFinished: true })).toEqual([1]);
});

test('other jobs are done as a whole', () => {
  expect(doneOf({ kind: 'customs' })).toEqual([]);
  expect(doneOf({ kind: 'customs', isFinished: true })).toEqual([1, 2, 3]);
  const containers = [{ isDone: false }];
  expect(openWorkOf({ kind: 'customs', containers, trips: [] }).containers).toEqual([]);
});

test('trips are open until their driver has reported the delivery, unless another took over', () => {
  const trips = [
    trip(1, ['pickedUp', 'arrived', 'problem']),
    trip(2, ['pickedUp', 'delivered', 'photo']),
    trip(3, ['pickedUp'], true),
    trip(4, []),
  ];
  const open = openWorkOf({ kind: 'trailer', containers: [], trips });
  expect(open.trips.map(({ orderContainerId }) => orderContainerId)).toEqual([1, 4]);
});
