import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { QueryPlans } from '../../../app/testing/queryPlans.ts';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import type { Db } from '../../../platform/server/database/connect.ts';
import { confirmBooking, listBookings } from './operatorWire.ts';
import { searchContainers } from './server/containerQuery.ts';
import { unsafeSelectPage } from './server/orderListQueries.ts';
import { countByStatus } from './server/orderQueries.ts';
import { countMissingNumbers } from './server/trainShortfalls.ts';
import { saveBooking } from './wire.ts';

let fixture: TestFixture;
let plans: QueryPlans;
beforeAll(async () => {
  fixture = await TestFixture.open();
  plans = await QueryPlans.open(fixture.server.databaseUrl);
});
afterAll(async () => {
  await plans.close();
  await fixture.close();
});

const listed = (input: object) => (db: Db) => unsafeSelectPage(db, z.parse(listBookings.input, input), 'en');
const LONG_TABLES = /Seq Scan on (booking_order|order_container|train)\b/;

test.each([
  [{}, 'order_submitted'],
  [{ status: 'confirmed' }, 'order_of_status'],
  [{ orderBigNo: '0001234' }, 'order_number_part'],
  [{ orderByColumn: 'orderBigNo', isAsc: 'descending' }, 'booking_order_order_no_unique'],
  [{ dateTo: '2020-01-01' }, 'train_departure'],
  [{ trainNo: 'X8155' }, 'train_number_part'],
])('bookings by %j are read by their index', async (input, index) => {
  const plan = await plans.of(listed(input));
  expect(plan).toContain(index);
  expect(plan).not.toMatch(LONG_TABLES);
});

test('a part of a number finds undecided orders too, whose trigrams are not indexed', async () => {
  const trainInfoId = await fixture.newTrain(10);
  const { orderBigNo } = await fixture.shipper.send(saveBooking, bookingOf(trainInfoId, [['22G1', 1]]));
  const part = orderBigNo.slice(3, -1);
  const found = async () =>
    (await fixture.operator.send(listBookings, { orderBigNo: part })).rows.map((row) => row.orderBigNo);
  expect(await found()).toEqual([orderBigNo]);
  await fixture.operator.send(confirmBooking, { orderBigNo });
  expect(await found()).toEqual([orderBigNo]);
  expect(await plans.of(listed({ orderBigNo: part }))).toMatch(/order_number_part.*order_waiting/);
});

test('containers are found by a part of their number, those without one left out', async () => {
  const plan = await plans.of((db) => searchContainers(db, '123456', null, 5));
  expect(plan).toContain('container_number_part');
  expect(plan).not.toMatch(LONG_TABLES);
});

test('counts by status and of missing numbers read indexes', async () => {
  const own = await plans.companyOf('shipper');
  const plan = await plans.of((db) => Promise.all([countByStatus(db, own), countMissingNumbers(db, [1, 2])]));
  expect(plan).toContain('order_of_company_status');
  expect(plan).toContain('container_without_number');
  expect(plan).not.toMatch(LONG_TABLES);
});
