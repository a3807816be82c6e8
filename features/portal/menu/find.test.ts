import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import type { Actor } from '../../../platform/testing/actor.ts';
import * as operatorWire from '../../freight/booking/operatorWire.ts';
import * as booking from '../../freight/booking/wire.ts';
import { stations } from '../../freight/network/wire.ts';
import { getTrainDetail } from '../../freight/train/wire.ts';
import { fees } from '../../money/additionalFee/operatorWire.ts';
import { bills } from '../../money/bill/wire.ts';
import { serviceJobs } from '../../suppliers/service/jobWire.ts';
import { serviceOrders } from '../../suppliers/service/operatorWire.ts';
import { countMenu, find, MAX_MENU_COUNT } from './wire.ts';

let fixture: TestFixture;
beforeAll(async () => {
  fixture = await TestFixture.open();
});
afterAll(() => fixture.close());

const findAs = (person: Actor, text: string) => person.send(find, { text });
const kindsOf = (found: readonly { kind: string }[]) => [...new Set(found.map(({ kind }) => kind))];
const tailOf = (orderBigNo: string) => orderBigNo.slice(-6);

async function submitted(): Promise<{ trainInfoId: number; orderBigNo: string }> {
  const trainInfoId = await fixture.newTrain(20);
  const { orderBigNo } = await fixture.rival.send(booking.saveBooking, bookingOf(trainInfoId, [['22G1', 1]]));
  return { trainInfoId, orderBigNo };
}

test('an order is found by the end of its number: by its company and the operator, by nobody else', async () => {
  const { orderBigNo } = await submitted();
  const [own] = await findAs(fixture.rival, tailOf(orderBigNo));
  expect(own).toMatchObject({ kind: 'order', title: orderBigNo, path: `/bookingDetail/${orderBigNo}/0` });
  const [reviewed] = await findAs(fixture.operator, tailOf(orderBigNo));
  expect(reviewed).toMatchObject({ title: orderBigNo, path: `/operation/bookings?order=${orderBigNo}` });
  const others = await findAs(fixture.shipper, tailOf(orderBigNo));
  expect(others.filter(({ title }) => title === orderBigNo)).toEqual([]);
});

test('"confirm" and a number lead the operator to the bookings that wait; nobody else', async () => {
  const { orderBigNo } = await submitted();
  const asked = `confirm ${tailOf(orderBigNo)}`;
  expect(await findAs(fixture.operator, asked)).toEqual([
    expect.objectContaining({ kind: 'confirm', title: orderBigNo }),
  ]);
  expect(await findAs(fixture.rival, asked)).toEqual([]);
  await fixture.operator.send(operatorWire.confirmBooking, { orderBigNo });
  expect(await findAs(fixture.operator, asked)).toEqual([]);
});

test('two places lead a customer to the next trains between them', async () => {
  const { trainInfoId } = await submitted();
  const { startStation, endStation } = await fixture.rival.send(getTrainDetail, { trainInfoId });
  const found = await findAs(fixture.rival, `book ${startStation} – ${endStation}`);
  expect(kindsOf(found)).toEqual(['book']);
  expect(found.every(({ note }) => note.startsWith(`${startStation} → ${endStation}`))).toBe(true);
  expect(kindsOf(await findAs(fixture.operator, `book ${startStation} – ${endStation}`))).toEqual([]);
});

test('trains, customers and stations are found by part of a name, each for those who may see them', async () => {
  expect(kindsOf(await findAs(fixture.rival, 'X81'))).toContain('train');
  expect(kindsOf(await findAs(fixture.operator, '重庆长江'))).toContain('customer');
  expect(kindsOf(await findAs(fixture.rival, '重庆长江'))).not.toContain('customer');
  const { rows } = await fixture.operator.send(stations.list, { keyword: 'Duisburg' });
  const [found] = await findAs(fixture.operator, 'Duis');
  expect(found).toMatchObject({ kind: 'station', title: rows[0]?.name.en });
});

test('of the trains of one number the next departures come first, then the latest ones', async () => {
  const { rows } = await fixture.database.query(
    `select train_no as "trainNo" from train where depart_at > now() group by train_no
     having count(*) >= 4 limit 1`,
  );
  const { trainNo } = rows[0];
  const departures = async (condition: string, order: 'asc' | 'desc', most: number) => {
    const { rows: ids } = await fixture.database.query(
      `select id from train where train_no = $1 and ${condition} order by depart_at ${order} limit ${most}`,
      [trainNo],
    );
    return ids.map(({ id }) => Number(id));
  };
  await fixture.database.query(
    `update train set depart_at = now() - interval '10 days', cutoff_at = now() - interval '12 days',
       gate_in_at = now() - interval '12 days' where id = (
       select id from train where train_no = $1 and depart_at > now() order by depart_at desc limit 1)`,
    [trainNo],
  );
  const next = await departures('depart_at > now()', 'asc', 5);
  const recent = await departures(`depart_at between now() - interval '30 days' and now()`, 'desc', 2);
  const found = (await findAs(fixture.rival, trainNo)).filter(({ kind }) => kind === 'train');
  const expected = [...next.slice(0, Math.max(3, 5 - recent.length)), ...recent].slice(0, 5);
  expect(found.map(({ path }) => Number(/\d+$/.exec(path)?.[0]))).toEqual(expected);
  expect(recent.length).toBeGreaterThan(0);
});

/** Numbers of the first company of each list that operators see. */
async function numbersOf(companyName: string): Promise<Record<'bill' | 'service' | 'fee', string>> {
  const { operator } = fixture;
  const [ofBills, ofServices, ofFees] = await Promise.all([
    operator.send(bills.list, { companyFullName: companyName }),
    operator.send(serviceOrders.list, { companyName }),
    operator.send(fees.list, { companyName }),
  ]);
  return {
    bill: ofBills.rows.find(({ status }) => status !== 'draft' && status !== 'void')?.billNo ?? '',
    service: ofServices.rows[0]?.serviceNo ?? '',
    fee: ofFees.rows[0]?.feeNo ?? '',
  };
}

test('bills, services and additional fees are found by their numbers: by their company and the operator alone', async () => {
  const { shipper, rival, operator } = fixture;
  const { rows } = await operator.send(fees.list, {});
  const numbers = await numbersOf(rows[0]?.companyName ?? '');
  for (const [kind, number] of Object.entries(numbers)) {
    expect(number).not.toBe('');
    const all = await findAs(operator, number.toLowerCase());
    expect(all).toContainEqual(expect.objectContaining({ kind, title: number }));
    const own = await findAs(shipper, number);
    expect(own).toContainEqual(expect.objectContaining({ kind, title: number }));
    const others = await findAs(rival, number);
    expect(others.filter(({ title }) => title === number)).toEqual([]);
  }
});

test('a supplier finds the service orders in which it takes part, on its own pages', async () => {
  const supplier = await fixture.server.signInAs('supplier');
  const { rows } = await supplier.send(serviceJobs.list, {});
  const { serviceNo, serviceOrderId } = rows[0] ?? expect.unreachable();
  const [found] = await findAs(supplier, serviceNo);
  expect(found).toMatchObject({ kind: 'service', title: serviceNo });
  expect(found?.path).toMatch(new RegExp(`^/(?:trailerOrder|forwarding)Deatil\\?service=${serviceOrderId}$`));
});

test('somebody without a company finds nothing of companies, and no fault', async () => {
  const tourist = await fixture.server.signInAs('tourist');
  expect(await findAs(tourist, '261100')).toEqual([]);
});

test('the menu counts what waits: bookings for the operator, orders without numbers for their company', async () => {
  const countAt = async (person: Actor, path: string) =>
    (await person.send(countMenu, {})).find((one) => one.path === path)?.count ?? 0;
  const [waiting, lacking] = await Promise.all([
    countAt(fixture.operator, '/operation/bookings'),
    countAt(fixture.rival, '/bookingList'),
  ]);
  const { orderBigNo } = await submitted();
  expect(await countAt(fixture.operator, '/operation/bookings')).toBe(waiting + 1);
  await fixture.operator.send(operatorWire.confirmBooking, { orderBigNo });
  expect(await countAt(fixture.operator, '/operation/bookings')).toBe(waiting);
  expect(await countAt(fixture.rival, '/bookingList')).toBe(Math.min(lacking + 1, MAX_MENU_COUNT + 1));
  expect(await countAt(fixture.rival, '/operation/bookings')).toBe(0);
});
