import { expect, test } from 'vitest';
import type { LineRoute } from '../../wire.ts';
import { linesAtStation, mapPlacesOf, mapRoutesOf } from './mapLayers.ts';

function line(lineId: number, stationIds: number[], border?: number): LineRoute {
  return {
    lineId,
    lineCode: `L${lineId}`,
    lineName: `Line ${lineId}`,
    lineType: 'EU',
    direction: 'outbound',
    isActive: true,
    stops: stationIds.map((stationId, sequence) => ({
      stationId,
      stationName: `Station ${stationId}`,
      countryCode: 'CN',
      latitude: stationId,
      longitude: stationId,
      isBorder: stationId === border,
      sequence,
      distanceKm: sequence,
      plannedHours: sequence,
      changesGauge: false,
    })),
  };
}

test('there and back are drawn once, as the chosen one when one is chosen', () => {
  const lines = [line(1, [1, 2, 3]), line(2, [3, 2, 1]), line(3, [1, 4])];
  expect(mapRoutesOf(lines, new Set()).map((route) => route.id)).toEqual(['1', '3']);
  expect(mapRoutesOf(lines, new Set([2])).map((route) => [route.id, route.emphasis])).toEqual([
    ['2', 'strong'],
    ['3', 'faint'],
  ]);
});

test('a border where another line begins is shown as an end', () => {
  const places = mapPlacesOf([line(1, [1, 2, 3], 2), line(2, [2, 5], 2)]);
  expect(places.find((place) => place.id === '2')?.kind).toBe('end');
  expect(mapPlacesOf([line(1, [1, 2, 3], 2)]).map((place) => place.kind)).toEqual(['end', 'border', 'end']);
});

test('a station knows its lines', () => {
  const lines = [line(1, [1, 2, 3]), line(2, [3, 5])];
  expect(linesAtStation(lines, 3).map((one) => one.lineId)).toEqual([1, 2]);
  expect(linesAtStation(lines, 5).map((one) => one.lineId)).toEqual([2]);
});
