import { expect, test } from 'vitest';
import type { CargoDetail } from '../wire.ts';
import { emptyCells } from './columns.ts';
import { type CargoAction, cargoReducer, pendingOf, startCargo, withCells } from './state.ts';

const { container: _, ...NO_VALUES } = emptyCells('');

const detailOf = (version: number, goodsNameEn: string, packNum = ''): CargoDetail => ({
  ...{ orderBigNo: 'IS1', version, abilities: { edit: true } },
  updateBy: 'Li',
  updateTime: null,
  containers: [],
  parties: [],
  lines: [{ ...NO_VALUES, lineKey: 'a', orderContainerId: null, goodsNameEn, packNum }],
});

const typed = (goodsNameEn: string): CargoAction => ({
  do: 'change',
  rows: (rows) => rows.map((row) => withCells(row, { goodsNameEn })),
});

const joined = (detail: CargoDetail): CargoAction => ({ do: 'join', detail });

const after = (...actions: CargoAction[]) => actions.reduce(cargoReducer, startCargo(detailOf(1, 'Pump')));

const CONFLICT = { key: 'a', column: 'goodsNameEn', theirs: 'Pump A' };

test('a cell that both changed waits for a decision, also when the page is told of the version twice', () => {
  const other = joined(detailOf(2, 'Pump A'));
  const state = after(typed('Pump B'), other, other);
  expect(state.conflicts).toEqual([CONFLICT]);
  expect(state.rows.present[0]?.cells.goodsNameEn).toBe('Pump B');
  expect(pendingOf(state, []).isEmpty).toBe(true);
});

test('an open conflict outlives a later change of another cell, and tells the latest value', () => {
  const state = after(typed('Pump B'), joined(detailOf(2, 'Pump A')), joined(detailOf(3, 'Pump A', '7')));
  expect(state.conflicts).toEqual([CONFLICT]);
  const later = cargoReducer(state, joined(detailOf(4, 'Pump C', '7')));
  expect(later.conflicts).toEqual([{ ...CONFLICT, theirs: 'Pump C' }]);
  expect(cargoReducer(state, joined(detailOf(4, 'Pump B', '7'))).conflicts).toEqual([]);
});

test('the decision is saved: mine over theirs, or theirs as it is', () => {
  const state = after(typed('Pump B'), joined(detailOf(2, 'Pump A')));
  const mine = cargoReducer(state, { do: 'resolve', takes: 'mine' });
  expect(pendingOf(mine, []).difference.changed).toMatchObject([{ cells: { goodsNameEn: 'Pump B' } }]);
  const theirs = cargoReducer(state, { do: 'resolve', takes: 'theirs' });
  expect(theirs.rows.present[0]?.cells.goodsNameEn).toBe('Pump A');
  expect(pendingOf(theirs, []).isEmpty).toBe(true);
});
