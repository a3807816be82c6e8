import { expect, test } from 'vitest';
import { readTimetableAddress } from '../timetableAddress.ts';
import { queryOfView, valuesOfView } from './savedViews.ts';

const address = readTimetableAddress(
  new URLSearchParams('view=list&lineType=EU&endStationId=7&orderByColumn=45G1&isAsc=ascending&dateFrom=2026-12-01'),
);

test('a saved view brings back filters and order, and clears what it did not have, but no days', () => {
  const query = queryOfView(address);
  expect(query).not.toContain('2026');
  expect(valuesOfView(query)).toEqual({
    view: 'list',
    lineType: 'EU',
    direction: '',
    startStationId: '',
    endStationId: '7',
    all: '0',
    orderByColumn: '45G1',
    isAsc: 'ascending',
  });
});
