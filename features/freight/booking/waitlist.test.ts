import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageCodesAbout } from '../../../app/testing/inbox.ts';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import * as operatorWire from './operatorWire.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
beforeAll(async () => {
  fixture = await TestFixture.open();
});
afterAll(() => fixture.close());

const book = async (trainInfoId: number, count: number, customer: Actor = fixture.shipper) =>
  (await customer.send(wire.saveBooking, bookingOf(trainInfoId, [['22G1', count]]))).orderBigNo;
const waitlist = (orderBigNo: string, who = fixture.operator) => who.send(operatorWire.waitlistBooking, { orderBigNo });
const confirm = (orderBigNo: string) => fixture.operator.send(operatorWire.confirmBooking, { orderBigNo });
const detail = (orderBigNo: string) => fixture.shipper.send(wire.getOrderDetail, { orderBigNo });

async function waitlisted(trainInfoId: number, count: number): Promise<string> {
  const orderBigNo = await book(trainInfoId, count);
  await waitlist(orderBigNo);
  return orderBigNo;
}

test('a waitlisted booking gives its space to others, and its customer is told', async () => {
  const train = await fixture.newTrain(4);
  const orderBigNo = await waitlisted(train, 4);
  expect(await fixture.trainSpace(train)).toMatchObject({ sold: 0, held: 0 });
  const order = await detail(orderBigNo);
  expect(order).toMatchObject({ status: 'waitlisted', abilities: { withdraw: true } });
  expect(order.timeline[0]).toMatchObject({ move: 'waitlisted', text: 'Waitlisted' });
  expect(await messageCodesAbout(fixture.shipper, orderBigNo)).toEqual(['booking_waitlisted']);
  expect(await messageCodesAbout(fixture.operator, orderBigNo)).not.toContain('booking_submitted');
  const { abilities } = await fixture.operator.send(operatorWire.getBookingDetail, { orderBigNo });
  expect(abilities).toMatchObject({ confirm: true, waitlist: false, refuse: true });
  await book(train, 4, fixture.rival);
  expect(await fixture.trainSpace(train)).toMatchObject({ sold: 4, held: 4 });
  await expectUserError(waitlist(orderBigNo));
});

test('it is confirmed only when its train has space, which it takes then', async () => {
  const train = await fixture.newTrain(4);
  const orderBigNo = await waitlisted(train, 3);
  const other = await book(train, 2, fixture.rival);
  const full = 'Not enough space: 3 TEU requested, only 2 TEU available.';
  expect((await expectUserError(confirm(orderBigNo))).message).toBe(full);
  const both = await fixture.operator.send(operatorWire.confirmBookings, {
    orderBigNos: [orderBigNo, other],
  });
  expect(both).toEqual({ confirmed: [other], failed: [{ orderBigNo, msg: full }] });
  expect((await detail(orderBigNo)).status).toBe('waitlisted');
  await fixture.rival.send(wire.withdraw, { orderBigNo: other, reason: 'late' });
  await confirm(orderBigNo);
  expect(await detail(orderBigNo)).toMatchObject({ status: 'confirmed' });
  expect(await fixture.trainSpace(train)).toMatchObject({ sold: 3, held: 3 });
  await expectUserError(confirm(orderBigNo));
  expect(await fixture.trainSpace(train)).toMatchObject({ sold: 3, held: 3 });
});

test('of several operators that confirm from the waitlist at once one sells the space, once', async () => {
  const train = await fixture.newTrain(4);
  const orders = [await waitlisted(train, 3), await waitlisted(train, 3)];
  const tries = [...orders, ...orders].map((orderBigNo) => confirm(orderBigNo));
  const done = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
  expect(done).toHaveLength(1);
  expect(await fixture.trainSpace(train)).toMatchObject({ sold: 3, held: 3 });
});

test('withdrawn or declined from the waitlist, it gives back no space that it did not hold', async () => {
  const train = await fixture.newTrain(4);
  const [first, second] = [await waitlisted(train, 2), await waitlisted(train, 2)];
  await book(train, 4, fixture.rival);
  await fixture.shipper.send(wire.withdraw, { orderBigNo: first, reason: 'no longer needed' });
  await fixture.operator.send(operatorWire.refuseBooking, { orderBigNo: second, reason: 'full' });
  expect(await Promise.all([detail(first), detail(second)])).toMatchObject([
    { status: 'withdrawn' },
    { status: 'refused' },
  ]);
  expect(await fixture.trainSpace(train)).toMatchObject({ sold: 4, held: 4 });
});

test('only an operator, and only a submitted booking', async () => {
  const train = await fixture.newTrain(4);
  const orderBigNo = await book(train, 1);
  expect((await expectUserError(waitlist(orderBigNo, fixture.shipper))).code).toBe(CODE.forbidden);
  await confirm(orderBigNo);
  await expectUserError(waitlist(orderBigNo));
  expect((await detail(orderBigNo)).status).toBe('confirmed');
  expect((await expectUserError(waitlist('IS000000000000'))).code).toBe(CODE.absent);
});
