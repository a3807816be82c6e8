import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import { expectUserError } from '../../../platform/testing/actor.ts';
import * as operatorWire from './operatorWire.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
beforeAll(async () => {
  fixture = await TestFixture.open();
});
afterAll(() => fixture.close());

test('a repeated request, later or concurrent, books once', async () => {
  const trainInfoId = await fixture.newTrain(20);
  const booking = bookingOf(trainInfoId, [['22G1', 2]], { requestKey: 'a-key-of-the-browser' });
  const first = await fixture.shipper.send(wire.saveBooking, booking);
  expect(await fixture.shipper.send(wire.saveBooking, booking)).toEqual(first);
  const twins = { ...booking, requestKey: 'another-key' };
  const answers = await Promise.all([1, 2, 3, 4].map(() => fixture.shipper.send(wire.saveBooking, twins)));
  expect(new Set(answers.map((answer) => answer.orderBigNo)).size).toBe(1);
  expect(await fixture.trainSpace(trainInfoId)).toMatchObject({ sold: 4, held: 4 });
});

test('request keys are per company', async () => {
  const trainInfoId = await fixture.newTrain(20);
  const booking = bookingOf(trainInfoId, [['22G1', 1]], { requestKey: 'the-same-key' });
  const own = await fixture.shipper.send(wire.saveBooking, booking);
  const others = await fixture.rival.send(wire.saveBooking, booking);
  expect(others.orderBigNo).not.toBe(own.orderBigNo);
});

test('an empty order number counts as absent', async () => {
  const trainInfoId = await fixture.newTrain(20);
  const booking = bookingOf(trainInfoId, [['22G1', 1]], { orderBigNo: '' });
  expect((await fixture.shipper.send(wire.saveBooking, booking)).orderBigNo).toMatch(/^IS\d{12}$/);
});

test('one booking holds two hundred containers at most, however they are split into lines', async () => {
  const trainInfoId = await fixture.newTrain(20);
  const lines = Array.from({ length: 3 }, () => ['22G1', 70] as const);
  const refused = await expectUserError(fixture.shipper.send(wire.saveBooking, bookingOf(trainInfoId, lines)));
  expect(refused.fields.containers).toBe('Enter up to 200');
});

test('what is left out of a container stays as it was; what is sent empty is taken away', async () => {
  const trainInfoId = await fixture.newTrain(20);
  const { orderBigNo } = await fixture.shipper.send(wire.saveBooking, bookingOf(trainInfoId, [['22G1', 1]]));
  await fixture.operator.send(operatorWire.confirmBooking, { orderBigNo });
  const read = () => fixture.shipper.send(wire.getOrderDetail, { orderBigNo });
  const orderContainerId = (await read()).containers[0]?.orderContainerId ?? 0;
  const save = (entry: object) =>
    fixture.shipper.send(wire.saveContainers, { orderBigNo, containers: [{ orderContainerId, ...entry }] });
  await save({ containerNo: 'csqu 305438-3', sealNo: 'S1', tareKg: 2200, vgmKg: 20_000 });
  await save({ vgmKg: 21_000 });
  const filled = {
    containerNo: 'CSQU3054383',
    sealNo: 'S1',
    tareKg: 2200,
    vgmKg: 21_000,
    status: 'numbered',
  };
  expect((await read()).containers[0]).toMatchObject(filled);
  await save({ sealNo: '', tareKg: null });
  expect((await read()).containers[0]).toMatchObject({ ...filled, sealNo: null, tareKg: null });
  await save({ containerNo: '' });
  expect((await read()).containers[0]).toMatchObject({ containerNo: null, status: 'planned' });
});

test('a submitted draft keeps its timeline', async () => {
  const trainInfoId = await fixture.newTrain(20);
  const draft = { ...bookingOf(trainInfoId, [['22G1', 1]]), draft: true };
  const { orderBigNo } = await fixture.shipper.send(wire.saveBooking, draft);
  await fixture.shipper.send(wire.saveBooking, { ...draft, orderBigNo, draft: false });
  const timeline = await fixture.shipper.send(wire.getTimeline, { orderBigNo });
  expect(timeline.map((entry) => entry.move)).toEqual(['submitted', 'draft']);
});
