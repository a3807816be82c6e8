import { afterAll, beforeAll, expect, test } from 'vitest';
import { runExport } from '../../../app/testing/exportFixture.ts';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import { expectUserError } from '../../../platform/testing/actor.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import * as operatorWire from './operatorWire.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
beforeAll(async () => {
  fixture = await TestFixture.open();
});
afterAll(() => fixture.close());

test('a customer is asked about an equal booking of the last 24 hours on the same train, and about no other', async () => {
  const { shipper, rival } = fixture;
  const trainInfoId = await fixture.newTrain(40);
  const booking = bookingOf(trainInfoId, [
    ['42G1', 1],
    ['22G1', 2],
  ]);
  const asked = { trainInfoId, containers: booking.containers.toReversed() };
  expect(await shipper.send(wire.findEqualBooking, asked)).toBeNull();
  await shipper.send(wire.saveBooking, { ...booking, draft: true });
  expect(await shipper.send(wire.findEqualBooking, asked)).toBeNull();
  const { orderBigNo } = await shipper.send(wire.saveBooking, booking);
  expect(await shipper.send(wire.findEqualBooking, asked)).toMatchObject({ orderBigNo });
  expect(await rival.send(wire.findEqualBooking, asked)).toBeNull();
  const more = bookingOf(trainInfoId, [['22G1', 2]]);
  expect(await shipper.send(wire.findEqualBooking, { trainInfoId, containers: more.containers })).toBeNull();
  await fixture.database.query(
    `update booking_order set submitted_at = now() - interval '25 hours' where order_no = $1`,
    [orderBigNo],
  );
  expect(await shipper.send(wire.findEqualBooking, asked)).toBeNull();
});

test('a customer’s own reference goes with the order: in list and search, changed later, never by another company', async () => {
  const { shipper, rival } = fixture;
  const trainInfoId = await fixture.newTrain(20);
  const booking = bookingOf(trainInfoId, [['22G1', 1]], { customerRef: 'PO 4711-a' });
  const { orderBigNo } = await shipper.send(wire.saveBooking, booking);
  const found = await shipper.send(wire.listOrders, { customerRef: '4711-A' });
  expect(found.rows.map((row) => [row.orderBigNo, row.customerRef])).toEqual([[orderBigNo, 'PO 4711-a']]);
  const change = { orderBigNo, customerRef: 'PO 4712' };
  expect((await expectUserError(rival.send(wire.saveReference, change))).code).toBe(CODE.absent);
  await shipper.send(wire.saveReference, change);
  expect((await shipper.send(wire.getOrderDetail, { orderBigNo })).customerRef).toBe('PO 4712');
});

test('an export has one row for each container, of the own company alone', async () => {
  const { shipper, rival } = fixture;
  const trainInfoId = await fixture.newTrain(20);
  const booking = bookingOf(trainInfoId, [['22G1', 3]], { customerRef: 'PO 9' });
  const { orderBigNo } = await shipper.send(wire.saveBooking, booking);
  const own = await runExport(shipper, 'booking.container', { orderBigNo });
  expect(own.rows).toHaveLength(3);
  expect(own.rows[0]).toEqual(expect.arrayContaining([orderBigNo, 'PO 9', '22G1']));
  expect((await runExport(rival, 'booking.container', { orderBigNo })).rows).toHaveLength(0);
});

test('a reviewer sees the space left on the train, and how the customer has booked so far', async () => {
  const trainInfoId = await fixture.newTrain(20);
  const { orderBigNo } = await fixture.shipper.send(wire.saveBooking, bookingOf(trainInfoId, [['22G1', 3]]));
  const { rows } = await fixture.operator.send(operatorWire.listBookings, { trainInfoId });
  expect(rows).toMatchObject([{ orderBigNo, teu: 3, remainTeu: 17 }]);
  const before = await fixture.operator.send(operatorWire.getCustomerRecord, { orderBigNo });
  await fixture.operator.send(operatorWire.refuseBooking, { orderBigNo, reason: 'full' });
  const after = await fixture.operator.send(operatorWire.getCustomerRecord, { orderBigNo });
  expect(after).toEqual({ ...before, refused: before.refused + 1, awaiting: before.awaiting - 1 });
});
