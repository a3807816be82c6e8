import { expect, test } from 'vitest';
import { changesBetween } from './changes.ts';
import { addWagon, changeWagon, moveWagon, placeOn, removeWagon, stepContainer } from './draft.ts';

const plan = changeWagon(placeOn(placeOn(addWagon(addWagon([], 80), 80), 1, 'w1'), 2, 'w1'), 'w1', {
  wagonNo: '5260001',
});
const first = { position: 1, wagonNo: '5260001' };
const second = { position: 2, wagonNo: '' };

test('the same plan has no differences, whatever its keys', () => {
  expect(
    changesBetween(
      plan,
      plan.map((wagon) => ({ ...wagon, wagonKey: `x${wagon.wagonKey}` })),
    ),
  ).toEqual([]);
});

test('moves, data, order and wagons that came or went are told apart', () => {
  expect(changesBetween(plan, placeOn(plan, 2, 'w2'))).toEqual([
    { kind: 'moved', orderContainerId: 2, before: first, after: second },
  ]);
  expect(changesBetween(plan, placeOn(plan, 3, 'w2'))).toEqual([
    { kind: 'moved', orderContainerId: 3, before: null, after: second },
  ]);
  expect(changesBetween(plan, changeWagon(plan, 'w2', { tareT: 24.5 }))).toEqual([
    { kind: 'field', wagon: second, field: 'tareT', before: '25', after: '24.5' },
  ]);
  expect(changesBetween(plan, stepContainer(plan, 1, 1))).toEqual([{ kind: 'reordered', wagon: first }]);
  expect(changesBetween(plan, removeWagon(plan, 'w2'))).toEqual([{ kind: 'removed', wagon: second }]);
  expect(changesBetween(plan, addWagon(plan, 40))).toEqual([{ kind: 'added', wagon: { position: 3, wagonNo: '' } }]);
});

test('a wagon with a number is the same one wherever it stands in the train', () => {
  expect(changesBetween(plan, moveWagon(plan, 'w2', -1))).toEqual([
    { kind: 'field', wagon: { position: 1, wagonNo: '' }, field: 'position', before: '2', after: '1' },
    { kind: 'field', wagon: { position: 2, wagonNo: '5260001' }, field: 'position', before: '1', after: '2' },
  ]);
});
