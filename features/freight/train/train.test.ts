import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { formatDate, formatDateTime, parseDateTime } from '../../../platform/wire/time.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
let shipper: Actor;

beforeAll(async () => {
  fixture = await TestFixture.open();
  ({ shipper } = fixture);
});
afterAll(() => fixture.close());

const DAY_MS = 86_400_000;
const inDays = (days: number) => formatDate(new Date(Date.now() + days * DAY_MS));
const sell = (trainInfoId: number, teu: number) =>
  fixture.database.query('update train set sold_teu = $2 where id = $1', [trainInfoId, teu]);

describe('the train list', () => {
  test('the table shows bookable trains unless all are asked for, in the order asked for', async () => {
    const period = { dateFrom: inDays(1), dateTo: inDays(12), pageSize: 100, lineType: 'EU' as const };
    const bookable = await shipper.send(wire.getTrainTable, period);
    expect(bookable.rows.every(({ isBookable }) => isBookable)).toBe(true);
    const all = await shipper.send(wire.getTrainTable, { ...period, all: '1' });
    expect(all.total).toBeGreaterThan(bookable.total);
    expect(all.rows.some(({ isBookable }) => !isBookable)).toBe(true);
    expect(all.rows.every(({ departTime }) => departTime.slice(0, 10) <= inDays(12))).toBe(true);

    const byPrice = await shipper.send(wire.getTrainTable, {
      ...period,
      orderByColumn: '45G1',
      isAsc: 'descending',
    });
    const prices = byPrice.rows.flatMap((row) => row.prices.find(({ sizeType }) => sizeType === '45G1')?.price ?? []);
    expect(prices.length).toBeGreaterThan(1);
    expect(prices.map(Number)).toEqual(prices.map(Number).toSorted((one, other) => other - one));
  });

  test('who sees no prices cannot learn them from the order of the table', async () => {
    const clerk = await fixture.server.signInAs('clerk');
    const period = { dateFrom: inDays(1), dateTo: inDays(20), pageSize: 50 };
    const plain = await clerk.send(wire.getTrainTable, period);
    const byPrice = await clerk.send(wire.getTrainTable, { ...period, orderByColumn: '45G1' });
    expect(byPrice.rows).toEqual(plain.rows);
    expect(plain.rows.every(({ prices }) => prices.length === 0)).toBe(true);
  });

  test('shows trains that have not left, soonest first, page by page without a gap', async () => {
    const whole = await shipper.send(wire.getTrainBookingAllDataForList, { pageSize: 30 });
    const second = await shipper.send(wire.getTrainBookingAllDataForList, { pageNum: 2, pageSize: 10 });
    expect(second.rows).toEqual(whole.rows.slice(10, 20));
    expect(whole.total).toBeGreaterThan(500);
    const now = formatDateTime(new Date());
    const times = whole.rows.map((row) => row.departTime);
    expect(times).toEqual([...times].sort());
    for (const row of whole.rows) {
      expect(row.departTime > now).toBe(true);
      expect(['open', 'closed']).toContain(row.status);
      expect(row.isBookable).toBe(row.status === 'open' && row.cutoffTime > now);
      expect(row.prices.length).toBeGreaterThan(0);
    }
  });

  test('reaches sixty days ahead', async () => {
    const { total } = await shipper.send(wire.getTrainBookingAllDataForList, {
      dateFrom: inDays(60),
      dateTo: inDays(60),
    });
    expect(total).toBeGreaterThan(0);
  });

  test('narrows to line type, direction, stations and dates together', async () => {
    const [example] = (
      await shipper.send(wire.getTrainBookingAllDataForList, {
        lineType: 'CA',
        direction: 'inbound',
        dateFrom: inDays(10),
      })
    ).rows;
    if (example === undefined) expect.unreachable();
    const { startStationId, endStationId, lineId } = example;
    const asked = { lineType: 'CA', direction: 'inbound', startStationId, endStationId, lineId } as const;
    const { rows, total } = await shipper.send(wire.getTrainBookingAllDataForList, {
      ...asked,
      dateFrom: inDays(10),
      dateTo: inDays(20),
      pageSize: 100,
    });
    expect(rows).toHaveLength(total);
    expect(rows).toContainEqual(example);
    for (const row of rows) {
      expect(row).toMatchObject(asked);
      expect(row.departTime.slice(0, 10) >= inDays(10) && row.departTime.slice(0, 10) <= inDays(20)).toBe(true);
    }
  });

  test('names lines and stations in the language of the reader', async () => {
    const asked = { lineType: 'EU', pageSize: 1 } as const;
    const [zh, ru] = await Promise.all(
      (['zh', 'ru'] as const).map((language) =>
        shipper.inLanguage(language).send(wire.getTrainBookingAllDataForList, asked),
      ),
    );
    expect(zh?.rows[0]?.lineName).toMatch(/^\p{Script=Han}+—\p{Script=Han}+$/u);
    expect(ru?.rows[0]?.startStation).toMatch(/\p{Script=Cyrillic}/u);
  });

  test('agrees with calendar, week and day', async () => {
    const date = inDays(10);
    const filter = { lineType: 'EU' } as const;
    const [list, month, week, day] = await Promise.all([
      shipper.send(wire.getTrainBookingAllDataForList, {
        ...filter,
        dateFrom: date,
        dateTo: date,
        pageSize: 100,
      }),
      shipper.send(wire.getBookingMonthData, { ...filter, month: date.slice(0, 7) }),
      shipper.send(wire.getTrainBookingAllDataForWeek, { ...filter, dateFrom: date }),
      shipper.send(wire.getBookingMonthDataOfDay, { ...filter, date }),
    ]);
    expect(day).toEqual(list.rows);
    expect(week.map((row) => row.date)).toEqual([10, 11, 12, 13, 14, 15, 16].map(inDays));
    expect(week[0]?.trains).toEqual(day);
    const bookable = day.filter((row) => row.isBookable);
    const prices = bookable.flatMap((row) => row.prices.map(({ price }) => Number(price)));
    expect(month.find((row) => row.date === date)).toEqual({
      date,
      trainCount: day.length,
      remainTeu: bookable.reduce((sum, row) => sum + row.remainTeu, 0),
      priceFrom: Math.min(...prices).toFixed(2),
      currency: 'USD',
    });
  });

  test('is for people who are signed in; everyone else sees trains without space and prices', async () => {
    const stranger = fixture.server.anonymous;
    expect(await expectUserError(stranger.send(wire.getTrainBookingAllDataForList, {}))).toMatchObject({
      code: 401,
    });
    const { rows } = await stranger.send(wire.getTrainBooking, { pageSize: 1, trainNo: 'x815' });
    expect(Object.keys(rows[0] ?? {})).not.toEqual(expect.arrayContaining(['prices']));
    expect(rows[0]?.trainNo).toMatch(/^X815/);
    const shown = await stranger.send(wire.getTrainPlanApply, { trainInfoId: rows[0]?.trainInfoId ?? 0 });
    expect(shown.stops[0]?.plannedHours).toBe(0);
  });
});

test('alternatives are other trains between the same stations with room, the nearest first', async () => {
  const { rows } = await shipper.send(wire.getTrainBookingAllDataForList, {
    lineType: 'EU',
    direction: 'outbound',
    dateFrom: inDays(20),
    pageSize: 1,
  });
  const [full] = rows;
  if (full === undefined) expect.unreachable();
  const nearby = await shipper.send(wire.getNearbyTrains, { trainInfoId: full.trainInfoId, teu: 2 });
  expect(nearby.length).toBeGreaterThan(1);
  const away = (time: string) => Math.abs(parseDateTime(time).getTime() - parseDateTime(full.departTime).getTime());
  const distances = nearby.map((row) => away(row.departTime));
  expect(distances).toEqual([...distances].sort((one, other) => one - other));
  for (const row of nearby) {
    expect(row).toMatchObject({ startStationId: full.startStationId, endStationId: full.endStationId });
    expect(row.isBookable && row.remainTeu >= 2 && row.trainInfoId !== full.trainInfoId).toBe(true);
  }
  const [first] = nearby;
  await sell(first?.trainInfoId ?? 0, (first?.capacityTeu ?? 0) - 1);
  const fewer = await shipper.send(wire.getNearbyTrains, { trainInfoId: full.trainInfoId, teu: 2 });
  expect(fewer.map((row) => row.trainInfoId)).not.toContain(first?.trainInfoId);
});
