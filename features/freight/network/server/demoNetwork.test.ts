import { geoContains, geoDistance } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { describe, expect, test } from 'vitest';
import atlas from 'world-atlas/countries-50m.json' with { type: 'json' };
import { DIRECTIONS } from '../wire.ts';
import { demoBorders, isDemoBorder } from './demoBorders.ts';
import type { DemoLine, DemoStop } from './demoLine.ts';
import { demoLines } from './demoLines.ts';
import type { DemoStation } from './demoStation.ts';
import { demoStation, demoStations } from './demoStations.ts';

/** ISO 3166-1 numeric codes: country ids of the atlas. */
const NUMERIC: Readonly<Record<string, string>> = {
  CN: '156',
  KZ: '398',
  RU: '643',
  BY: '112',
  MN: '496',
  UZ: '860',
  KG: '417',
  AZ: '031',
  GE: '268',
  PL: '616',
  DE: '276',
  CZ: '203',
  SK: '703',
  HU: '348',
  AT: '040',
  IT: '380',
  FR: '250',
  ES: '724',
  TR: '792',
};
const BROAD_GAUGE_COUNTRIES = ['KZ', 'RU', 'BY', 'MN', 'UZ', 'KG', 'AZ', 'GE'];
const EARTH_RADIUS_KM = 6371;
/** The atlas is coarse. */
const TOLERANCE_DEGREES = 0.35;

const world: Topology<{ countries: GeometryCollection }> = JSON.parse(JSON.stringify(atlas));
const countries = new Map(
  feature(world, world.objects.countries).features.map((country) => [String(country.id), country]),
);

function liesInItsCountry({ countryCode, latitude, longitude }: DemoStation): boolean {
  const country = countries.get(NUMERIC[countryCode] ?? '');
  if (!country) return false;
  if (geoContains(country, [longitude, latitude])) return true;
  return Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8).some((angle) => {
    const east = (TOLERANCE_DEGREES * Math.sin(angle)) / Math.cos((latitude * Math.PI) / 180);
    return geoContains(country, [longitude + east, latitude + TOLERANCE_DEGREES * Math.cos(angle)]);
  });
}

function greatCircleKm(one: DemoStation, other: DemoStation): number {
  const from: [number, number] = [one.longitude, one.latitude];
  const to: [number, number] = [other.longitude, other.latitude];
  return geoDistance(from, to) * EARTH_RADIUS_KM;
}

const isBroad = (key: string) => BROAD_GAUGE_COUNTRIES.includes(demoStation(key).countryCode);

function legsOf(line: DemoLine): readonly (readonly [DemoStop, DemoStop])[] {
  return line.stops.flatMap((stop, index) => {
    const next = line.stops[index + 1];
    return next ? [[stop, next] as const] : [];
  });
}

/** Legs with a station that lacks a track of the running gauge. */
function legsWithoutTrack(line: DemoLine): readonly string[] {
  let gauge: 1435 | 1520 = isBroad(line.stops[0]?.station ?? '') ? 1520 : 1435;
  return legsOf(line).flatMap(([from, to]) => {
    if (from.changesGauge) gauge = gauge === 1435 ? 1520 : 1435;
    const runs = [from, to].every(({ station }) => demoStation(station).gaugesMm.some((track) => track === gauge));
    return runs ? [] : [`${from.station}–${to.station}`];
  });
}

function isEsrCode(code: string): boolean {
  const digits = [...code].map(Number);
  const weigh = (first: number) => digits.slice(0, 5).reduce((sum, digit, i) => sum + digit * (first + i), 0) % 11;
  const check = weigh(1) < 10 ? weigh(1) : weigh(3) % 10;
  return /^\d{6}$/.test(code) && digits[5] === check;
}

const duplicates = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i);
const averageSpeed = ({ stops }: DemoLine) => (stops.at(-1)?.distanceKm ?? 0) / (stops.at(-1)?.plannedHours ?? 1);

describe('demo stations', () => {
  test('are at least 64, each with its own key, code and names', () => {
    expect(demoStations.length).toBeGreaterThanOrEqual(64);
    expect(duplicates(demoStations.map(({ key }) => key))).toEqual([]);
    expect(duplicates(demoStations.map(({ stationCode }) => stationCode))).toEqual([]);
    for (const language of ['zh', 'en', 'ru'] as const) {
      expect(duplicates(demoStations.map(({ name }) => name[language]))).toEqual([]);
    }
  });

  test.each(demoStations)('$key lies where its country is', (station) => {
    expect(liesInItsCountry(station)).toBe(true);
  });

  test.each(demoStations)('$key is named in Han, Latin and Cyrillic letters', ({ name }) => {
    expect(name.zh).toMatch(/^\p{Script=Han}+$/u);
    expect(name.en).toMatch(/^[\p{Script=Latin} '().-]+$/u);
    expect(name.ru).toMatch(/^[\p{Script=Cyrillic} I-]+$/u);
  });

  test.each(demoStations)('$key has a code and a UN/LOCODE of its country', (station) => {
    if (station.countryCode === 'CN') expect(station.stationCode).toMatch(/^[A-Z]{3}$/);
    else if (isBroad(station.key)) expect(isEsrCode(station.stationCode)).toBe(true);
    else expect(station.stationCode).toMatch(/^\d{7}$/);
    if (station.unlocode) expect(station.unlocode).toMatch(new RegExp(`^${station.countryCode}[A-Z]{3}$`));
  });

  test.each(demoStations)('$key has the gauge of its country, and the other only beside a border', (station) => {
    const own = isBroad(station.key) ? 1520 : 1435;
    expect(station.gaugesMm).toContain(own);
    const borderKeys = demoBorders.flatMap(({ fromKey, toKey }) => [fromKey, toKey]);
    if (station.gaugesMm.length === 2) expect(borderKeys).toContain(station.key);
  });
});

test('every demo border joins two countries of different gauge, close to each other', () => {
  for (const { fromKey, toKey } of demoBorders) {
    expect(isBroad(fromKey)).not.toBe(isBroad(toKey));
    expect(greatCircleKm(demoStation(fromKey), demoStation(toKey))).toBeLessThan(100);
  }
});

describe('demo lines', () => {
  test('are at least 16, each with its own code, order prefix and train numbers', () => {
    expect(demoLines.length).toBeGreaterThanOrEqual(16);
    expect(duplicates(demoLines.map(({ code }) => code))).toEqual([]);
    expect(duplicates(demoLines.map(({ orderPrefix }) => orderPrefix))).toEqual([]);
    expect(duplicates(demoLines.flatMap(({ trainNumbers }) => [...trainNumbers]))).toEqual([]);
  });

  test.each(['EU', 'CA', 'CN'] as const)('of type %s run in both directions', (lineType) => {
    const directions = demoLines.filter((line) => line.lineType === lineType).map((line) => line.direction);
    for (const direction of DIRECTIONS) expect(directions).toContain(direction);
  });

  test('between them stop at no fewer than 64 stations', () => {
    const served = demoLines.flatMap(({ stops }) => stops.map(({ station }) => station));
    expect(new Set(served).size).toBeGreaterThanOrEqual(64);
  });

  test.each(demoLines)('$code stops at known stations, each once, not too few to be drawn', ({ stops }) => {
    const keys = stops.map(({ station }) => demoStation(station).key);
    expect(duplicates(keys)).toEqual([]);
    const longHaul = (stops.at(-1)?.distanceKm ?? 0) > 1000;
    expect(keys.length).toBeGreaterThanOrEqual(longHaul ? 8 : 3);
    expect(keys.length).toBeLessThanOrEqual(16);
  });

  test.each(demoLines)('$code has legs no shorter than the great circle and not absurdly longer', (line) => {
    expect(line.stops[0]).toMatchObject({ distanceKm: 0, plannedHours: 0 });
    for (const [from, to] of legsOf(line)) {
      const direct = greatCircleKm(demoStation(from.station), demoStation(to.station));
      const km = to.distanceKm - from.distanceKm;
      const leg = `${from.station}–${to.station}: ${km} km, ${Math.round(direct)} km direct`;
      expect(km, leg).toBeGreaterThanOrEqual(direct);
      expect(km, leg).toBeLessThanOrEqual(direct * 1.9);
      expect(to.plannedHours, leg).toBeGreaterThan(from.plannedHours);
    }
  });

  test.each(demoLines)('$code gets on at the pace of container trains', (line) => {
    expect(averageSpeed(line)).toBeGreaterThanOrEqual(25);
    expect(averageSpeed(line)).toBeLessThanOrEqual(60);
  });

  test.each(demoLines)('$code runs only on tracks of its gauge and changes it at a declared border', (line) => {
    expect(legsWithoutTrack(line)).toEqual([]);
    const crossings = legsOf(line).filter(([from, to]) => isBroad(from.station) !== isBroad(to.station));
    for (const [from, to] of crossings) expect(isDemoBorder(from.station, to.station)).toBe(true);
    expect(line.stops.filter(({ changesGauge }) => changesGauge)).toHaveLength(crossings.length);
  });

  test.each(demoLines)('$code leaves China outbound and comes to it inbound', (line) => {
    const ends = [line.stops[0], line.stops.at(-1)];
    const [chinese, abroad] = line.direction === 'outbound' ? ends : ends.toReversed();
    expect(demoStation(chinese?.station ?? '').countryCode).toBe('CN');
    expect(demoStation(abroad?.station ?? '').countryCode === 'CN').toBe(line.lineType === 'CN');
  });

  test.each(demoLines)('$code is named in three languages and scripts', ({ name }) => {
    expect(name.zh).toMatch(/^\p{Script=Han}+—\p{Script=Han}+$/u);
    expect(name.en).toMatch(/^[\p{Script=Latin} ']+ – [\p{Script=Latin} ']+$/u);
    expect(name.ru).toMatch(/^[\p{Script=Cyrillic} -]+ – [\p{Script=Cyrillic} -]+$/u);
  });

  test.each(demoLines)('$code has a timetable that trains can be made from', (line) => {
    expect(line.orderPrefix).toMatch(/^[A-Z]{2}$/);
    expect(line.trainNumbers).toHaveLength(line.weekdays.length);
    for (const number of line.trainNumbers) expect(number.startsWith(line.trainNoPrefix)).toBe(true);
    expect(line.weekdays).toEqual([...new Set(line.weekdays)].sort());
    for (const weekday of line.weekdays) expect([1, 2, 3, 4, 5, 6, 7]).toContain(weekday);
    expect(line.departClock).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
    expect(line.capacityTeu).toBeGreaterThanOrEqual(82);
    expect(line.capacityTeu).toBeLessThanOrEqual(110);
    expect(line.cutoffHours).toBeGreaterThan(line.gateInHours);
  });

  test.each(demoLines)('$code prices the common containers, once each, dearer when larger', (line) => {
    const sizeTypes = line.prices.map(({ sizeType }) => sizeType);
    expect(sizeTypes).toEqual(expect.arrayContaining(['22G1', '42G1', '45G1']));
    expect(duplicates(sizeTypes)).toEqual([]);
    for (const { price, currency } of line.prices) {
      expect(price).toMatch(/^[1-9]\d*\.\d{2}$/);
      expect(currency).toBe(line.lineType === 'CN' ? 'CNY' : 'USD');
    }
    const amountOf = (wanted: string) => Number(line.prices.find((row) => row.sizeType === wanted)?.price);
    expect(amountOf('22G1')).toBeLessThan(amountOf('42G1'));
    expect(amountOf('42G1')).toBeLessThan(amountOf('45G1'));
  });
});
