import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import { checkDigitOf } from '../../../libs/containerCodes/containerNumber.ts';
import { MAX_PAGE_SIZE } from '../../../platform/wire/paging.ts';
import * as operatorWire from '../../freight/booking/operatorWire.ts';
import type { OrderRow } from '../../freight/booking/order.ts';
import type { OrderStatus } from '../../freight/booking/states.ts';
import * as booking from '../../freight/booking/wire.ts';
import { getStationAgents, saveStationAgents, stations } from '../../freight/network/wire.ts';
import { getTrainDetail } from '../../freight/train/wire.ts';
import { MAX_ROWS, readArrivals, readHome } from './wire.ts';

let fixture: TestFixture;
beforeAll(async () => {
  fixture = await TestFixture.open();
});
afterAll(() => fixture.close());

async function homeOf(person = fixture.rival) {
  const home = await person.send(readHome, {});
  if (home === null) throw new Error('has no home of a customer');
  return home;
}

const book = (trainInfoId: number, count: number, more: { draft?: boolean } = {}) =>
  fixture.rival.send(booking.saveBooking, bookingOf(trainInfoId, [['22G1', count]], more));

async function confirmed(trainInfoId: number, count: number): Promise<string> {
  const { orderBigNo } = await book(trainInfoId, count);
  await fixture.operator.send(operatorWire.confirmBooking, { orderBigNo });
  return orderBigNo;
}

async function fillIn(orderBigNo: string, containerNo: string): Promise<void> {
  const { containers } = await fixture.rival.send(booking.getOrderDetail, { orderBigNo });
  const [first] = containers;
  if (first === undefined) throw new Error('has no container');
  const filled = [{ orderContainerId: first.orderContainerId, containerNo }];
  await fixture.rival.send(booking.saveContainers, { orderBigNo, containers: filled });
}

async function allOrders(status: OrderStatus): Promise<OrderRow[]> {
  const all: OrderRow[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const asked = { status, pageNum, pageSize: MAX_PAGE_SIZE };
    const { rows, total } = await fixture.rival.send(booking.listOrders, asked);
    all.push(...rows);
    if (all.length >= total || rows.length === 0) return all;
  }
}

test('operators and people who do not book have no home of a customer', async () => {
  expect(await fixture.operator.send(readHome, {})).toBeNull();
  expect(await (await fixture.server.signInAs('tourist')).send(readHome, {})).toBeNull();
});

test('what there is to do: numbers by their cut-off, drafts, and how long a booking has waited', async () => {
  const before = await homeOf();
  const late = await fixture.newTrain(20, { departsIn: { hours: 60 } });
  const soon = await fixture.newTrain(20, { departsIn: { hours: 50 } });
  const some = await confirmed(late, 2);
  await fillIn(some, `TSTU900001${checkDigitOf('TSTU900001')}`);
  const none = await confirmed(soon, 1);
  const done = await confirmed(soon, 1);
  await fillIn(done, `TSTU900002${checkDigitOf('TSTU900002')}`);
  const draft = await book(soon, 1, { draft: true });
  const waiting = await book(soon, 1);
  const home = await homeOf();
  const listed = [...(await allOrders('confirmed')), ...(await allOrders('documents'))];
  const lacking = listed.filter((row) => row.numberedCount < row.containerCount);
  expect(lacking.map(({ orderBigNo }) => orderBigNo)).toEqual(expect.arrayContaining([some, none]));
  const cutoffs = lacking.map(({ cutoffTime }) => cutoffTime).sort();
  expect(home.lacking.map(({ cutoffTime }) => cutoffTime)).toEqual(cutoffs.slice(0, MAX_ROWS.toDo));
  for (const order of home.lacking) expect(lacking).toContainEqual(expect.objectContaining(order));
  expect(home.lacking.map(({ orderBigNo }) => orderBigNo)).not.toContain(done);
  expect(home.drafts.map(({ orderBigNo }) => orderBigNo)).toContain(draft.orderBigNo);
  const { createTime } = await fixture.rival.send(booking.getOrderDetail, { orderBigNo: waiting.orderBigNo });
  expect(home.oldestSubmitted).toBe(before.oldestSubmitted ?? createTime);
});

test('it counts what the list of orders counts', async () => {
  const counts = await fixture.rival.send(booking.queryOrderBigStatus, {});
  const byStatus = (one: { status: string }, other: { status: string }) => one.status.localeCompare(other.status);
  expect((await homeOf()).counts.toSorted(byStatus)).toEqual(counts.toSorted(byStatus));
});

test('trains under way are told once each, with all that the company has on them and their stops', async () => {
  const trainInfoId = await fixture.newTrain(20, { departsIn: { hours: 40 } });
  const orders = [await confirmed(trainInfoId, 1), await confirmed(trainInfoId, 2)];
  const before = await homeOf();
  await fixture.database.query(
    `update order_container set status = 'departed' where order_id in (select id from booking_order where order_no = any($1))`,
    [orders],
  );
  await fixture.database.query(`update booking_order set status = 'departed' where order_no = any($1)`, [orders]);
  await fixture.database.query(
    `update train set status = 'departed', depart_at = '2020-01-01', cutoff_at = '2019-12-31', gate_in_at = '2019-12-31' where id = $1`,
    [trainInfoId],
  );
  const home = await homeOf();
  expect(home.underWayCount).toBe(before.underWayCount + 1);
  expect(home.underWay[0]).toMatchObject({ trainInfoId, orderCount: 2, containerCount: 3 });
  expect(orders).toContain(home.underWay[0]?.orderBigNo);
  expect(home.underWay[0]?.stops.length).toBeGreaterThan(1);
  expect(home.underWay.length).toBeLessThanOrEqual(MAX_ROWS.underWay);
});

test('trains to come can be booked, soonest first', async () => {
  const { coming } = await homeOf();
  expect(coming.length).toBeLessThanOrEqual(MAX_ROWS.coming);
  expect(coming.every(({ isBookable }) => isBookable)).toBe(true);
  const departures = coming.map(({ departTime }) => departTime);
  expect(departures).toEqual([...departures].sort());
});

test('another company’s orders are not told', async () => {
  const own = await homeOf(fixture.shipper);
  const others = await homeOf();
  const numbers = new Set(others.lacking.map(({ orderBigNo }) => orderBigNo));
  expect(own.lacking.filter(({ orderBigNo }) => numbers.has(orderBigNo))).toEqual([]);
});

test('an overseas agent sees the arrivals at the stations given to them, counts alone, and no others', async () => {
  const agent = await fixture.server.signInAs('agent');
  const { rows: german } = await fixture.operator.send(stations.list, { countryCode: 'DE', pageSize: 100 });
  const names = german.map(({ name }) => name.en);
  const arrivals = await agent.send(readArrivals, {});
  expect(arrivals.length).toBeGreaterThan(0);
  expect(arrivals.filter(({ endStation }) => !names.includes(endStation))).toEqual([]);

  const trainInfoId = await fixture.newTrain(20, { departsIn: { hours: 60 } });
  const orderBigNo = await confirmed(trainInfoId, 1);
  await fillIn(orderBigNo, `TSTU900077${checkDigitOf('TSTU900077')}`);
  const { endStationId } = await agent.send(getTrainDetail, { trainInfoId });
  const { companies } = await fixture.operator.send(getStationAgents, { stationId: endStationId });
  const own = companies.map(({ companyId }) => companyId);
  await fixture.operator.send(saveStationAgents, { stationId: endStationId, companyIds: own });
  const found = (await agent.send(readArrivals, {})).find((one) => one.trainInfoId === trainInfoId);
  expect(found).toMatchObject({ containerCount: 1, toDeliver: 0, delivered: 0 });
  await fixture.operator.send(saveStationAgents, { stationId: endStationId, companyIds: [] });
  const left = await agent.send(readArrivals, {});
  expect(left.filter((one) => one.trainInfoId === trainInfoId)).toEqual([]);
});
