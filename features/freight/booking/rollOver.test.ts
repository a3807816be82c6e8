import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingOf, dayAhead, TestFixture } from '../../../app/testing/testFixture.ts';
import { connect, type Database } from '../../../platform/server/database/connect.ts';
import { createLog } from '../../../platform/server/log.ts';
import { expectUserError } from '../../../platform/testing/actor.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { shownTimes } from '../../../platform/wire/shownTime.ts';
import { formatDate } from '../../../platform/wire/time.ts';
import { startStays } from '../../money/charge/server/index.ts';
import { countStays } from '../../money/charge/server/stays/countStays.ts';
import {
  listAnyOrderCharges,
  listOrderCharges,
  readCancellationFee,
  readRollOverPay,
} from '../../money/charge/wire.ts';
import { confirmBooking, getBookingDetail, listBookings } from './operatorWire.ts';
import * as wire from './rollOverWire.ts';
import { lapseAndNote } from './server/rollOver/decide.ts';
import { getOrderDetail, saveBooking, withdraw } from './wire.ts';

let fixture: TestFixture;
let database: Database;
beforeAll(async () => {
  fixture = await TestFixture.open();
  database = await connect(fixture.server.databaseUrl, 2, createLog('silent'));
});
afterAll(async () => {
  await database.pool.end();
  await fixture.close();
});

const DAY_HOURS = 24;

/** A confirmed order of two containers on a train in three days, and a train of the same line two days later. */
async function confirmedOrder(laterTeu = 20) {
  const first = await fixture.newTrain(20, { departsIn: { days: 3 } });
  const later = await fixture.newTrain(laterTeu, { departsIn: { days: 5 } });
  const { orderBigNo } = await fixture.shipper.send(saveBooking, bookingOf(first, [['22G1', 2]]));
  await fixture.operator.send(confirmBooking, { orderBigNo });
  return { first, later, orderBigNo };
}

type Changes = Partial<Parameters<typeof roll>[1]>;
const roll = (orderBigNo: string, given: { trainInfoId: number; bearer?: 'platform' | 'customer' }) =>
  fixture.operator.send(wire.rollOver, {
    orderBigNo,
    reasonKind: 'wagons',
    bearer: 'platform',
    remark: 'two wagons broken',
    ...given,
  });

async function rolled(changes: Changes = {}) {
  const order = await confirmedOrder();
  await roll(order.orderBigNo, { trainInfoId: order.later, ...changes });
  const { rollOver } = await fixture.shipper.send(getOrderDetail, { orderBigNo: order.orderBigNo });
  return { ...order, rollOverId: rollOver?.rollOverId ?? 0 };
}

const brief = async (orderBigNo: string) =>
  (await fixture.shipper.send(listOrderCharges, { orderBigNo })).charges.map(({ feeType, amount, status }) => [
    feeType,
    amount,
    status,
  ]);

test('a rolled order keeps its number and price, its space moves with it, and the customer is paid', async () => {
  const { first, later, orderBigNo } = await confirmedOrder();
  const offered = await fixture.operator.send(wire.listRollOverTrains, { orderBigNo });
  expect(offered.map(({ trainInfoId }) => trainInfoId)).toContain(later);
  expect(await fixture.operator.send(readRollOverPay, { orderBigNo })).toEqual({
    percent: '5',
    sums: [{ currency: 'USD', amount: '300.05' }],
  });
  await roll(orderBigNo, { trainInfoId: later });
  expect(await fixture.trainSpace(first)).toMatchObject({ sold: 0, held: 0 });
  expect(await fixture.trainSpace(later)).toMatchObject({ sold: 2, held: 2 });
  const detail = await fixture.shipper.send(getOrderDetail, { orderBigNo });
  expect(detail).toMatchObject({
    status: 'confirmed',
    train: { trainInfoId: later },
    rollOver: { state: 'open', reasonKind: 'wagons', remark: 'two wagons broken' },
    abilities: { decideRollOver: true },
  });
  expect(detail.timeline[0]).toMatchObject({ move: 'rolledOver', reason: 'two wagons broken' });
  const { date } = shownTimes('en');
  expect(detail.timeline[0]?.text).toContain(`(${date(detail.train.departTime.slice(0, 10))})`);
  expect(detail.timeline[0]?.text).not.toMatch(/\d{4}-\d{2}-\d{2}/);
  expect(await brief(orderBigNo)).toEqual([
    ['railFreight', '6001.00', 'confirmed'],
    ['rollOverCompensation', '-300.05', 'confirmed'],
  ]);
  const { charges } = await fixture.shipper.send(listOrderCharges, { orderBigNo });
  expect(charges[0]?.occurredOn).toBe(detail.train.departTime.slice(0, 10));
  expect(charges[1]?.why).toMatchObject({ kind: 'ladder', inputs: { percent: '5', daysLeft: '3' } });
});

test('accepted, it stays on the later train, and withdrawing costs again what the rule says', async () => {
  const { orderBigNo, rollOverId } = await rolled();
  expect((await fixture.shipper.send(readCancellationFee, { orderBigNo })).steps).toEqual([]);
  await fixture.shipper.send(wire.acceptRollOver, { orderBigNo, rollOverId });
  const order = await fixture.shipper.send(getOrderDetail, { orderBigNo });
  expect(order.rollOver?.state).toBe('accepted');
  expect(order.timeline[0]?.move).toBe('rollOverAccepted');
  expect((await fixture.shipper.send(readCancellationFee, { orderBigNo })).steps[0]?.percent).toBe('30');
  const again = fixture.shipper.send(wire.declineRollOver, { orderBigNo, rollOverId });
  expect((await expectUserError(again)).message).toContain('has been decided');
});

for (const way of ['declineRollOver', 'withdraw'] as const)
  test(`a customer who does not want the later train ends the order for nothing (${way})`, async () => {
    const { orderBigNo, rollOverId, later } = await rolled();
    if (way === 'withdraw') await fixture.shipper.send(withdraw, { orderBigNo, reason: 'too late' });
    else await fixture.shipper.send(wire.declineRollOver, { orderBigNo, rollOverId, reason: 'too late' });
    expect(await brief(orderBigNo)).toEqual([
      ['railFreight', '6001.00', 'void'],
      ['rollOverCompensation', '-300.05', 'confirmed'],
    ]);
    expect(await fixture.trainSpace(later)).toMatchObject({ sold: 0, held: 0 });
    const { rollOver, status } = await fixture.shipper.send(getOrderDetail, { orderBigNo });
    expect([status, rollOver?.state]).toEqual(['withdrawn', 'declined']);
  });

test('not decided in time it holds, and is free no more', async () => {
  const { orderBigNo } = await rolled();
  await fixture.database.query(
    `update order_roll_over set decide_before = now() - interval '1 minute'
     where order_id = (select id from booking_order where order_no = $1)`,
    [orderBigNo],
  );
  const late = await fixture.shipper.send(getOrderDetail, { orderBigNo });
  expect([late.rollOver?.state, late.abilities.decideRollOver]).toEqual(['lapsed', false]);
  await database.db.transaction(lapseAndNote);
  expect((await fixture.shipper.send(getOrderDetail, { orderBigNo })).timeline[0]?.move).toBe('rollOverLapsed');
  await fixture.shipper.send(withdraw, { orderBigNo, reason: 'too late' });
  expect((await brief(orderBigNo)).map(([feeType]) => feeType)).toContain('cancellation');
});

test('a customer at fault is neither paid nor released', async () => {
  const { orderBigNo, rollOverId } = await rolled({ bearer: 'customer' });
  expect(await brief(orderBigNo)).toEqual([['railFreight', '6001.00', 'confirmed']]);
  const { rollOver, abilities } = await fixture.shipper.send(getOrderDetail, { orderBigNo });
  expect([rollOver?.state, abilities.decideRollOver]).toEqual(['fixed', false]);
  await expectUserError(fixture.shipper.send(wire.declineRollOver, { orderBigNo, rollOverId }));
});

test('rolled over twice, only the last move is to decide, and each was paid', async () => {
  const { orderBigNo, rollOverId } = await rolled();
  const last = await fixture.newTrain(20, { departsIn: { days: 7 } });
  await roll(orderBigNo, { trainInfoId: last });
  await expectUserError(fixture.shipper.send(wire.acceptRollOver, { orderBigNo, rollOverId }));
  const paid = (await brief(orderBigNo)).filter(([feeType]) => feeType === 'rollOverCompensation');
  expect(paid).toHaveLength(2);
});

test('storage between the promised departure and the later one is free', async () => {
  const { orderBigNo, first } = await rolled();
  const { containers } = await fixture.shipper.send(getOrderDetail, { orderBigNo });
  const containerIds = containers.slice(0, 1).map(({ orderContainerId }) => orderContainerId);
  const { rows } = await fixture.database.query('select start_station_id as id from train where id = $1', [first]);
  const at = (days: number) => new Date(Date.now() + days * DAY_HOURS * 3_600_000);
  const on = formatDate(at(-20));
  await startStays(database.db, { containerIds, stationId: Number(rows[0].id), feeType: 'storage', on });
  await countStays(database.db, at(8));
  const { charges } = await fixture.operator.send(listAnyOrderCharges, { orderBigNo });
  const days = charges.filter(({ feeType }) => feeType === 'storage').map(({ occurredOn }) => occurredOn);
  const isCharged = [3, 4, 5, 6].map((ahead) => days.includes(dayAhead(ahead)));
  expect(isCharged).toEqual([true, false, false, true]);
});

test('two operators and a customer at once never sell space twice', async () => {
  const later = await fixture.newTrain(4, { departsIn: { days: 5 } });
  const orders = await Promise.all(Array.from({ length: 4 }, () => confirmedOrder()));
  const pressed = await Promise.allSettled([
    ...orders.map(({ orderBigNo }) => roll(orderBigNo, { trainInfoId: later })),
    ...orders.map(({ orderBigNo }) => roll(orderBigNo, { trainInfoId: later })),
    fixture.rival.send(saveBooking, bookingOf(later, [['22G1', 2]])),
  ]);
  expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  const { sold, held, capacity } = await fixture.trainSpace(later);
  expect([sold, held]).toEqual([capacity, capacity]);
  for (const { first, orderBigNo } of orders) {
    const { train } = await fixture.shipper.send(getOrderDetail, { orderBigNo });
    expect((await fixture.trainSpace(first)).sold).toBe(train.trainInfoId === later ? 0 : 2);
  }
});

test('only a confirmed order moves, to a later train of its line, and only by the platform', async () => {
  const { first, later, orderBigNo } = await confirmedOrder();
  const earlier = await fixture.newTrain(20, { departsIn: { days: 2 } });
  const toEarlier = roll(orderBigNo, { trainInfoId: earlier });
  expect((await expectUserError(toEarlier)).message).toContain('later train on the same route');
  const toItself = roll(orderBigNo, { trainInfoId: first });
  expect((await expectUserError(toItself)).message).toContain('later train on the same route');
  const { orderBigNo: submitted } = await fixture.shipper.send(saveBooking, bookingOf(first, [['22G1', 1]]));
  const tooEarly = roll(submitted, { trainInfoId: later });
  expect((await expectUserError(tooEarly)).message).toContain('Only a confirmed order');
  const strange = fixture.rival.send(wire.acceptRollOver, { orderBigNo, rollOverId: 1 });
  expect((await expectUserError(strange)).code).toBe(CODE.absent);
});

test('the operator is offered what the state of an order allows', async () => {
  const { first, orderBigNo } = await confirmedOrder();
  const offered = async (order: string) =>
    (await fixture.operator.send(getBookingDetail, { orderBigNo: order })).abilities;
  expect(await offered(orderBigNo)).toEqual({
    confirm: false,
    waitlist: false,
    refuse: false,
    rollOver: true,
  });
  const submitted = await fixture.shipper.send(saveBooking, bookingOf(first, [['22G1', 1]]));
  expect(await offered(submitted.orderBigNo)).toEqual({
    confirm: true,
    waitlist: true,
    refuse: true,
    rollOver: false,
  });
  const { rows } = await fixture.operator.send(listBookings, { orderBigNo: submitted.orderBigNo });
  expect(rows.map(({ abilities }) => abilities)).toEqual([{ confirm: true, waitlist: true, refuse: true }]);
  await fixture.shipper.send(withdraw, { orderBigNo });
  expect(await offered(orderBigNo)).toEqual({
    confirm: false,
    waitlist: false,
    refuse: false,
    rollOver: false,
  });
});
