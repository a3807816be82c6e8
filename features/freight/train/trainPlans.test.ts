import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { formatDate, parseDateTime } from '../../../platform/wire/time.ts';
import { lines } from '../network/wire.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
let shipper: Actor;
let operator: Actor;

beforeAll(async () => {
  fixture = await TestFixture.open();
  ({ shipper, operator } = fixture);
});
afterAll(() => fixture.close());

const DAY_MS = 86_400_000;
const inDays = (days: number) => formatDate(new Date(Date.now() + days * DAY_MS));
/** Valid, and beyond the demo timetable. */
async function plan(changes: Partial<Parameters<typeof planned>[1]> = {}) {
  const { rows } = await operator.send(lines.list, { keyword: 'XA-DUI-O' });
  return planned(rows[0]?.lineId ?? 0, changes);
}

const planned = (lineId: number, changes: { trainNo?: string; departTime?: string; capacityTeu?: number }) => ({
  lineId,
  trainNo: 'X1001',
  capacityTeu: 100,
  cutoffHours: 72,
  gateInHours: 24,
  prices: [
    { sizeType: '45G1' as const, price: '7150.00', currency: 'USD' },
    { sizeType: '22G1' as const, price: '4350.5', currency: 'USD' },
  ],
  departTime: `${inDays(100)} 10:30:00`,
  ...changes,
});

const planOf = async (trainNo: string) => {
  const { rows } = await operator.send(wire.listTrainPlans, { trainNo });
  expect(rows).toHaveLength(1);
  return rows[0] ?? expect.unreachable();
};

const sell = (trainInfoId: number, teu: number) =>
  fixture.database.query('update train set sold_teu = $2 where id = $1', [trainInfoId, teu]);

describe('planning', () => {
  test('the preview of a series marks the dates that are then skipped, and the train in the way', async () => {
    const single = await plan({ trainNo: 'X1777', departTime: `${inDays(121)} 06:15:00` });
    await operator.send(wire.saveTrain, single);
    const { departTime: _departTime, ...common } = single;
    const series = {
      ...common,
      trainNo: 'X1778',
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      dateFrom: inDays(120),
      dateTo: inDays(122),
      departClock: '06:15',
    };
    const { lineId, trainNo, weekdays, dateFrom, dateTo, departClock } = series;
    const days = { lineId, trainNo, weekdays, dateFrom, dateTo, departClock };
    const preview = await operator.send(wire.previewTrainSeries, days);
    expect(preview.map(({ blockedBy }) => blockedBy?.trainNo ?? null)).toEqual([null, 'X1777', null]);
    expect(await operator.send(wire.saveTrainSeries, series)).toEqual({ created: 2, skipped: 1 });
    await expectUserError(shipper.send(wire.previewTrainSeries, days));
  });

  test('a capacity below what is sold says how much is short', async () => {
    const { trainInfoId } = await operator.send(
      wire.saveTrain,
      await plan({ trainNo: 'X1779', departTime: `${inDays(125)} 06:15:00` }),
    );
    await sell(trainInfoId, 42);
    const refused = await expectUserError(
      operator.inLanguage('en').send(wire.changeCapacity, { trainInfoId, capacityTeu: 38 }),
    );
    expect(refused.fields.capacityTeu).toBe('42 TEU booked: 4 TEU short.');
  });

  test('a train appears for customers when it is opened, and not before', async () => {
    const { trainInfoId } = await operator.send(wire.saveTrain, await plan());
    expect(await expectUserError(shipper.send(wire.getTrainDetail, { trainInfoId }))).toMatchObject({
      code: 404,
    });
    expect(await expectUserError(fixture.server.anonymous.send(wire.getTrainPlanApply, { trainInfoId }))).toMatchObject(
      {
        code: 404,
      },
    );
    await operator.send(wire.openTrain, { trainInfoId });
    const detail = await shipper.send(wire.getTrainDetail, { trainInfoId });
    expect(detail).toMatchObject({
      status: 'open',
      isBookable: true,
      remainTeu: 100,
      viaBorder: 'Alashankou',
    });
    expect(detail.cutoffTime).toBe(`${inDays(97)} 10:30:00`);
    expect(detail.gateInTime).toBe(`${inDays(99)} 10:30:00`);
    expect(detail.prices.map(({ sizeType, price }) => [sizeType, price])).toEqual([
      ['22G1', '4350.50'],
      ['45G1', '7150.00'],
    ]);
    const hours = detail.stops.at(-1)?.plannedHours ?? 0;
    const travelled = parseDateTime(detail.arriveTime).getTime() - parseDateTime(detail.departTime).getTime();
    expect(travelled).toBe(hours * 3_600_000);
  });

  test('a train that cannot be right is refused at its fields', async () => {
    const good = await plan({ trainNo: 'X1002', departTime: `${inDays(101)} 10:30:00` });
    const wrong = { ...good, lineId: 99_999, departTime: `${inDays(-1)} 10:30:00`, gateInHours: 100 };
    const refused = await expectUserError(operator.send(wire.saveTrain, wrong));
    expect(Object.keys(refused.fields).sort()).toEqual(['departTime', 'gateInHours', 'lineId']);
    await operator.send(wire.saveTrain, good);
    expect((await expectUserError(operator.send(wire.saveTrain, good))).fields.departTime).toContain('X1002');
    const later = { ...good, departTime: `${inDays(101)} 12:00:00` };
    expect(Object.keys((await expectUserError(operator.send(wire.saveTrain, later))).fields)).toEqual(['trainNo']);
  });

  test('of two operators who plan the same train at once, one is told that it stands', async () => {
    const asked = await plan({ trainNo: 'X1003', departTime: `${inDays(102)} 10:30:00` });
    const both = await Promise.allSettled([1, 2].map(() => operator.send(wire.saveTrain, asked)));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = both.find((one) => one.status === 'rejected');
    expect(refused?.reason.fields.departTime).toContain('X1003');
  });

  test('a line out of service takes no new trains', async () => {
    const { rows } = await operator.send(lines.list, { keyword: 'DUI-XA-I' });
    const [line] = rows;
    if (line === undefined) expect.unreachable();
    await operator.send(lines.edit, { lineId: line.lineId, name: line.name, isActive: false });
    const refused = await expectUserError(operator.send(wire.saveTrain, planned(line.lineId, {})));
    expect(refused.fields).toEqual({ lineId: 'This route is out of service' });
    await operator.send(lines.edit, { lineId: line.lineId, name: line.name, isActive: true });
  });

  test('a series skips the days on which the train already stands', async () => {
    const { departTime: _, ...common } = await plan({ trainNo: 'X1004' });
    const weekdays = [1, 2, 3, 4, 5, 6, 7];
    const asked = { ...common, weekdays, departClock: '06:00', dateFrom: inDays(110), dateTo: inDays(114) };
    expect(await operator.send(wire.saveTrainSeries, asked)).toEqual({ created: 5, skipped: 0 });
    const longer = { ...asked, departClock: '07:00', dateTo: inDays(116) };
    expect(await operator.send(wire.saveTrainSeries, longer)).toEqual({ created: 2, skipped: 5 });
    const { rows } = await operator.send(wire.listTrainPlans, { trainNo: 'X1004' });
    expect(rows.map((row) => row.departTime.slice(0, 10))).toEqual([110, 111, 112, 113, 114, 115, 116].map(inDays));
    for (const row of rows) expect(row.prices).toHaveLength(2);
  });

  test('only operators plan; the rest are refused', async () => {
    const asked = await plan({ trainNo: 'X1005' });
    for (const username of ['shipper', 'clerk', 'supplier', 'agent', 'special', 'tourist']) {
      const actor = await fixture.server.signInAs(username);
      expect(await expectUserError(actor.send(wire.saveTrain, asked))).toMatchObject({ code: 403 });
      expect(await expectUserError(actor.send(wire.listTrainPlans, {}))).toMatchObject({ code: 403 });
      expect(await expectUserError(actor.send(wire.openTrain, { trainInfoId: 1 }))).toMatchObject({
        code: 403,
      });
    }
    expect(await expectUserError(fixture.server.anonymous.send(wire.saveTrain, asked))).toMatchObject({
      code: 401,
    });
  });
});

describe('a train that is planned', () => {
  test('never gets a capacity below what is sold, and says how much that is', async () => {
    await operator.send(wire.saveTrain, await plan({ trainNo: 'X1006', departTime: `${inDays(120)} 10:30:00` }));
    const { trainInfoId } = await planOf('X1006');
    await sell(trainInfoId, 36);
    const refused = await expectUserError(operator.send(wire.changeCapacity, { trainInfoId, capacityTeu: 35 }));
    expect(refused.message).toContain('36 TEU');
    expect(Object.keys(refused.fields)).toEqual(['capacityTeu']);
    await operator.send(wire.changeCapacity, { trainInfoId, capacityTeu: 36 });
    expect(await planOf('X1006')).toMatchObject({ capacityTeu: 36, soldTeu: 36, remainTeu: 0 });
  });

  test('moves once: the second to open or close it is told how it stands', async () => {
    await operator.send(wire.saveTrain, await plan({ trainNo: 'X1007', departTime: `${inDays(121)} 10:30:00` }));
    const { trainInfoId, abilities } = await planOf('X1007');
    expect(abilities).toEqual({ open: true, close: false, cancel: true });
    const closed = await expectUserError(operator.send(wire.closeTrain, { trainInfoId }));
    expect(closed.message).toContain('planned');
    const both = await Promise.allSettled([1, 2].map(() => operator.send(wire.openTrain, { trainInfoId })));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await operator.send(wire.closeTrain, { trainInfoId });
    const again = await expectUserError(operator.inLanguage('ru').send(wire.closeTrain, { trainInfoId }));
    expect(again.message).toBe('Поезд уже в статусе «бронирование закрыто».');
    const absent = await expectUserError(operator.send(wire.openTrain, { trainInfoId: 999_999 }));
    expect(absent).toMatchObject({ code: 404 });
  });

  test('does not open again after its cut-off, and is closed there by the clock', async () => {
    await operator.send(wire.saveTrain, await plan({ trainNo: 'X1008', departTime: `${inDays(122)} 10:30:00` }));
    const { trainInfoId } = await planOf('X1008');
    await operator.send(wire.openTrain, { trainInfoId });
    await fixture.database.query(`update train set cutoff_at = now() - interval '1 minute' where id = $1`, [
      trainInfoId,
    ]);
    expect(await planOf('X1008')).toMatchObject({ status: 'open', isBookable: false });
    await fixture.server.restart();
    shipper = await fixture.server.signInAs('shipper');
    operator = await fixture.server.signInAs('operator');
    expect(await planOf('X1008')).toMatchObject({
      status: 'closed',
      abilities: { open: false, close: false, cancel: true },
    });
    const refused = await expectUserError(operator.send(wire.openTrain, { trainInfoId }));
    expect(refused.message).toContain('cut-off');
  });

  test('takes new prices, all in one currency', async () => {
    await operator.send(wire.saveTrain, await plan({ trainNo: 'X1009', departTime: `${inDays(123)} 10:30:00` }));
    const { trainInfoId } = await planOf('X1009');
    const prices = [{ sizeType: '42G1' as const, price: '88.00', currency: 'EUR' }];
    await operator.send(wire.savePrices, { trainInfoId, prices });
    expect((await planOf('X1009')).prices).toEqual(prices);
    const mixed = [...prices, { sizeType: '22G1' as const, price: '5', currency: 'USD' }];
    const refused = await expectUserError(operator.send(wire.savePrices, { trainInfoId, prices: mixed }));
    expect(Object.keys(refused.fields)).toEqual(['prices.1.currency']);
    expect((await planOf('X1009')).prices).toEqual(prices);
  });

  test('that has left changes no more', async () => {
    const { rows } = await operator.send(wire.listTrainPlans, { status: 'departed', pageSize: 1 });
    const trainInfoId = rows[0]?.trainInfoId ?? 0;
    const capacity = await expectUserError(operator.send(wire.changeCapacity, { trainInfoId, capacityTeu: 100 }));
    expect(capacity.message).toContain('departed');
    const prices = [{ sizeType: '42G1' as const, price: '88.00', currency: 'EUR' }];
    expect((await expectUserError(operator.send(wire.savePrices, { trainInfoId, prices }))).message).toContain(
      'departed',
    );
  });
});

describe('the plan list', () => {
  test('sorts by the columns it offers and by no other', async () => {
    const sorted = await operator.send(wire.listTrainPlans, {
      orderByColumn: 'capacityTeu',
      isAsc: 'descending',
      pageSize: 100,
    });
    const capacities = sorted.rows.map((row) => row.capacityTeu);
    expect(capacities).toEqual([...capacities].sort((one, other) => other - one));
    const answer = await operator.fetch('/prod-api/operation/train/list?orderByColumn=cancel_reason');
    expect(await answer.json()).toMatchObject({ code: 500, fields: { orderByColumn: expect.any(String) } });
  });

  test('narrows to number, status and dates, and pages', async () => {
    const asked = { status: 'open', trainNo: 'x815', dateFrom: inDays(8), dateTo: inDays(40) } as const;
    const { rows, total } = await operator.send(wire.listTrainPlans, { ...asked, pageSize: 100 });
    expect(rows).toHaveLength(total);
    for (const row of rows) expect([row.status, row.trainNo.slice(0, 4)]).toEqual(['open', 'X815']);
    const last = await operator.send(wire.listTrainPlans, { ...asked, pageNum: total, pageSize: 1 });
    expect(last).toEqual({ rows: rows.slice(-1), total });
  });
});

test('the demo timetable is not planned twice when the server starts again', async () => {
  const count = async () => (await operator.send(wire.listTrainPlans, { pageSize: 1 })).total;
  const before = await count();
  await fixture.server.restart();
  operator = await fixture.server.signInAs('operator');
  expect(await count()).toBe(before);
});
