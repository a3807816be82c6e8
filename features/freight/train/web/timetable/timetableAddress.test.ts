import { expect, test } from 'vitest';
import { readTimetableAddress } from './timetableAddress.ts';

const read = (query: string) => readTimetableAddress(new URLSearchParams(query));

test('a link shows what its sender saw', () => {
  expect(read('view=list&lineType=CA&direction=inbound&startStationId=7&dateFrom=2026-12-01&pageNum=2')).toEqual({
    view: 'list',
    lineType: 'CA',
    direction: 'inbound',
    startStationId: 7,
    dateFrom: '2026-12-01',
    pageNum: 2,
    all: '0',
  });
});

test('nonsense in a link is passed over', () => {
  expect(
    read('view=x&lineType=all&direction=up&startStationId=-1&endStationId=a&month=2026-13&date=2026-02-30'),
  ).toMatchObject({ view: 'calendar', pageNum: 1 });
  expect(read('lineType=all&date=2026-02-30')).toEqual({ view: 'calendar', pageNum: 1, all: '0' });
});

test('a table remembers its order and whether all trains are shown; an unknown column is passed over', () => {
  expect(read('view=list&all=1&orderByColumn=45G1&isAsc=descending')).toMatchObject({
    all: '1',
    orderByColumn: '45G1',
    isAsc: 'descending',
  });
  expect(read('view=list&orderByColumn=profit')).toMatchObject({ all: '0' });
});
