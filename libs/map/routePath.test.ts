import { geoDistance } from 'd3-geo';
import { expect, test } from 'vitest';
import type { LonLat } from './landCoding.ts';
import type { GeoPoint } from './mapProps.ts';
import { type DrawnLegs, onNearestLine, routeLegs, splitLegs, wholeLine } from './routePath.ts';

const XIAN: GeoPoint = { latitude: 34.38, longitude: 109.03 };
const URUMQI: GeoPoint = { latitude: 43.9, longitude: 87.5 };
const DOSTYK: GeoPoint = { latitude: 45.25, longitude: 82.48 };
const MOSCOW: GeoPoint = { latitude: 55.75, longitude: 37.6 };
const DUISBURG: GeoPoint = { latitude: 51.43, longitude: 6.76 };
const ROUTE = [XIAN, URUMQI, DOSTYK, MOSCOW, DUISBURG];

const at = (point: GeoPoint): LonLat => [point.longitude, point.latitude];
const lengthOf = (line: LonLat[]) =>
  line.reduce((sum, point, index) => sum + geoDistance(line[index - 1] ?? point, point), 0);
const timetableLength = (way: GeoPoint[]) => lengthOf(way.map(at));

test('the line passes through every station', () => {
  const line = wholeLine(routeLegs(ROUTE));
  for (const station of ROUTE) expect(line).toContainEqual(at(station));
});

test('the line turns gently: no corner of more than 25 degrees between two drawn points', () => {
  const line = wholeLine(routeLegs(ROUTE));
  const courses = line.slice(1).map(([longitude, latitude], index) => {
    const [lastLongitude, lastLatitude] = line[index] ?? [0, 0];
    const east = (longitude - lastLongitude) * Math.cos((latitude * Math.PI) / 180);
    return (Math.atan2(latitude - lastLatitude, east) * 180) / Math.PI;
  });
  const turns = courses.slice(1).map((course, index) => {
    const turn = Math.abs(course - (courses[index] ?? course));
    return Math.min(turn, 360 - turn);
  });
  expect(Math.max(...turns)).toBeLessThan(25);
});

test('two stations are joined by the great circle', () => {
  const line = wholeLine(routeLegs([XIAN, DUISBURG]));
  expect(lengthOf(line)).toBeCloseTo(geoDistance(at(XIAN), at(DUISBURG)), 4);
});

test('half way between two stations half of the length is travelled', () => {
  const { travelled, remaining } = splitLegs(routeLegs([XIAN, DUISBURG]), 0.5);
  expect(lengthOf(travelled)).toBeCloseTo(lengthOf(remaining), 6);
  expect(travelled.at(-1)).toEqual(remaining.at(0));
});

test('a train in Dostyk is drawn in Dostyk', () => {
  const done = timetableLength([XIAN, URUMQI, DOSTYK]) / timetableLength(ROUTE);
  const { travelled, remaining } = splitLegs(routeLegs(ROUTE), done);
  const cut = travelled.at(-1) ?? [0, 0];
  expect(geoDistance(cut, at(DOSTYK))).toBeLessThan(1e-6);
  expect(geoDistance(remaining.at(0) ?? [0, 0], at(DOSTYK))).toBeLessThan(1e-6);
});

test('before departure nothing is travelled, after arrival nothing remains', () => {
  const legs = routeLegs(ROUTE);
  expect(splitLegs(legs, 0)).toEqual({ travelled: [], remaining: wholeLine(legs) });
  expect(splitLegs(legs, 1.2)).toEqual({ travelled: wholeLine(legs), remaining: [] });
  const arrived = splitLegs(legs, 1);
  expect(lengthOf(arrived.travelled)).toBeCloseTo(lengthOf(wholeLine(legs)), 6);
});

test('the two parts together are as long as the whole at any fraction', () => {
  const legs = routeLegs(ROUTE);
  for (const fraction of [0.01, 0.2, 0.4, 0.77, 0.999]) {
    const { travelled, remaining } = splitLegs(legs, fraction);
    expect(lengthOf(travelled) + lengthOf(remaining)).toBeCloseTo(lengthOf(wholeLine(legs)), 6);
  }
});

test('lines over the same tracks lie on each other, also in the other direction', () => {
  const drawn: DrawnLegs = new Map();
  const east = routeLegs([DUISBURG, MOSCOW, DOSTYK, URUMQI], drawn);
  const west = routeLegs([XIAN, DOSTYK, MOSCOW], drawn);
  expect(west[1]).toEqual(east[1]?.toReversed());
});

test('a route of no, one or repeated points draws nothing instead of failing', () => {
  expect(wholeLine(routeLegs([]))).toEqual([]);
  expect(wholeLine(routeLegs([XIAN, XIAN]))).toEqual([]);
  expect(splitLegs(routeLegs([XIAN]), 0.5)).toEqual({ travelled: [], remaining: [] });
});

test('a position near the line is drawn on it, one far away stays where it is', () => {
  const line = wholeLine(routeLegs(ROUTE));
  const nearMoscow = { latitude: 56.1, longitude: 37.9 };
  expect(line).toContainEqual(onNearestLine(nearMoscow, [line]));
  expect(onNearestLine({ latitude: 20, longitude: 80 }, [line])).toEqual([80, 20]);
});
