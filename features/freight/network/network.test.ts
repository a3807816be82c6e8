import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { startTestServer, type TestServer } from '../../../platform/testing/testServer.ts';
import * as wire from './wire.ts';

let server: TestServer;
let shipper: Actor;
let operator: Actor;

beforeAll(async () => {
  server = await startTestServer();
  shipper = await server.signInAs('shipper');
  operator = await server.signInAs('operator');
});
afterAll(() => server.stop());

async function stationOf(keyword: string) {
  const { rows } = await operator.send(wire.stations.list, { keyword });
  return rows[0] ?? expect.unreachable();
}

async function lineOf(keyword: string) {
  const { rows } = await operator.send(wire.lines.list, { keyword });
  return rows[0] ?? expect.unreachable();
}

describe('stations to choose from', () => {
  test('are where lines of that kind start or end, in the alphabet of the reader', async () => {
    const asked = { lineType: 'EU', direction: 'outbound', end: 'start' } as const;
    const starts = await shipper.send(wire.selectStationList, asked);
    expect(starts.length).toBeGreaterThan(3);
    expect(starts.every((row) => row.countryCode === 'CN')).toBe(true);
    const names = starts.map((row) => row.stationName);
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
    const ends = await shipper.send(wire.selectStationList, { ...asked, end: 'end' });
    expect(ends.some((row) => row.countryCode === 'CN')).toBe(false);
    const either = await shipper.send(wire.selectStationList, { lineType: 'EU', direction: 'outbound' });
    expect(either).toHaveLength(starts.length + ends.length);
  });

  test('are the same for people without an account, who see no more than that', async () => {
    const everyone = await server.anonymous.send(wire.selectPublicStationList, {});
    expect(everyone).toEqual(await shipper.send(wire.selectStationList, {}));
    expect(await expectUserError(server.anonymous.send(wire.selectStationList, {}))).toMatchObject({
      code: 401,
    });
  });
});

describe('the picture of the network', () => {
  test('has every line in service with its stops in order and its gauge changes at borders', async () => {
    const lines = await server.anonymous.inLanguage('ru').send(wire.networkMap, {});
    expect(lines.length).toBeGreaterThanOrEqual(12);
    expect(new Set(lines.flatMap((line) => line.stops.map((stop) => stop.stationId))).size).toBeGreaterThan(40);
    for (const { stops } of lines) {
      expect(stops.map((stop) => stop.sequence)).toEqual(stops.map((_, index) => index + 1));
      expect(stops.every((stop) => !stop.changesGauge || stop.isBorder)).toBe(true);
    }
  });

  test('loses a line, and the pages their stations, while the line is out of service', async () => {
    const { lineId, name } = await lineOf('XA-DUI-O');
    const onMap = async () => (await server.anonymous.send(wire.networkMap, {})).some((row) => row.lineId === lineId);
    await operator.send(wire.lines.edit, { lineId, name: { ...name, en: 'Silk Express' }, isActive: false });
    expect(await onMap()).toBe(false);
    await operator.send(wire.lines.edit, { lineId, name, isActive: true });
    expect(await onMap()).toBe(true);
  });
});

describe('operators', () => {
  test('find stations and lines by a piece of any name or the code, in any case', async () => {
    const almaty = await stationOf('almaTY');
    for (const keyword of ['阿拉木图', 'Алматы', almaty.stationCode]) {
      expect((await stationOf(keyword)).stationId).toBe(almaty.stationId);
    }
    expect((await operator.send(wire.stations.list, { keyword: '%' })).total).toBe(0);
    const { rows, total } = await operator.send(wire.stations.list, { countryCode: 'kz', pageSize: 100 });
    expect(rows).toHaveLength(total);
    expect(rows.every((row) => row.countryCode === 'KZ')).toBe(true);
    const line = await lineOf('xa-dui');
    expect(line).toMatchObject({ lineCode: 'XA-DUI-O', direction: 'outbound', viaBorder: 'Alashankou' });
    expect(line.distanceKm).toBeGreaterThan(9000);
    expect((await lineOf('Дуйсбург')).lineType).toBe('EU');
    for (const typed of ['duyisibao', 'dysb']) expect((await lineOf(typed)).name.zh).toContain('杜伊斯堡');
  });

  test('correct a station; what cannot be is refused at its field', async () => {
    const { countryCode: _, ...station } = await stationOf('Almaty');
    const corrected = { ...station, name: { ...station.name, en: 'Almaty One' }, unlocode: 'kzala' };
    await operator.send(wire.stations.edit, corrected);
    expect(await stationOf('Almaty One')).toMatchObject({ unlocode: 'KZALA', latitude: station.latitude });
    await operator.send(wire.stations.edit, { ...corrected, name: { ...corrected.name, zh: '新丝路站' } });
    for (const typed of ['xinsilu', 'xslz', 'xin si lu'])
      expect((await stationOf(typed)).stationId).toBe(station.stationId);
    const choices = await shipper.send(wire.selectStationList, {});
    expect(choices.find(({ stationId }) => stationId === station.stationId)?.searchText).toContain('xinsilu');
    const send = (changes: object) => expectUserError(operator.send(wire.stations.edit, { ...corrected, ...changes }));
    expect(Object.keys((await send({ unlocode: 'DEHAM' })).fields)).toEqual(['unlocode']);
    const { stationCode } = await stationOf('Астана');
    expect(Object.keys((await send({ stationCode })).fields)).toEqual(['stationCode']);
    expect(await send({ stationId: 999_999 })).toMatchObject({ code: 404 });
  });
});
