import { expect, test } from 'vitest';
import {
  addWagon,
  moveWagon,
  placeOn,
  removeWagon,
  stepContainer,
  takeOff,
  toNextWagon,
  type Wagons,
} from './draft.ts';

const two = addWagon(addWagon([], 80), 80);
const loadsOf = (wagons: Wagons) => wagons.map(({ orderContainerIds }) => orderContainerIds);
const loaded = placeOn(placeOn(placeOn(two, 1, 'w1'), 2, 'w1'), 3, 'w2');

test('a container stands on one wagon: put on another it leaves the first', () => {
  expect(loadsOf(loaded)).toEqual([[1, 2], [3]]);
  expect(loadsOf(placeOn(loaded, 1, 'w2', 0))).toEqual([[2], [1, 3]]);
  expect(loadsOf(takeOff(loaded, 2))).toEqual([[1], [3]]);
});

test('the arrows shift a container within its wagon and over its ends, and stop at the ends of the train', () => {
  expect(loadsOf(stepContainer(loaded, 1, 1))).toEqual([[2, 1], [3]]);
  expect(loadsOf(stepContainer(loaded, 2, 1))).toEqual([[1], [2, 3]]);
  expect(stepContainer(loaded, 1, -1)).toBe(loaded);
  expect(loadsOf(toNextWagon(loaded, 3, -1))).toEqual([[1, 2, 3], []]);
  expect(loadsOf(toNextWagon(loaded, 9, 1))).toEqual([[9, 1, 2], [3]]);
});

test('wagons are moved and removed with their loads, and a new one is of the kind of those there', () => {
  expect(loadsOf(moveWagon(loaded, 'w2', -1))).toEqual([[3], [1, 2]]);
  expect(moveWagon(loaded, 'w1', -1)).toBe(loaded);
  expect(loadsOf(removeWagon(loaded, 'w1'))).toEqual([[3]]);
  const heavier = loaded.map((wagon) => ({ ...wagon, capacityT: 71.5 }));
  expect(addWagon(heavier, 80).at(-1)).toMatchObject({ wagonKey: 'w3', capacityT: 71.5, orderContainerIds: [] });
  expect(addWagon(heavier, 40).at(-1)).toMatchObject({ capacityT: 70 });
});
