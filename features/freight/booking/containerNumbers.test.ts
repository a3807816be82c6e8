import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import { hoursAgo, newContainerNo, newDepartedTrain, recordEvents } from '../../../app/testing/trackedTrain.ts';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { containerLocation, followTrain } from '../tracking/wire.ts';
import * as operatorWire from './operatorWire.ts';
import * as poolWire from './poolWire.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
beforeAll(async () => {
  fixture = await TestFixture.open();
});
afterAll(() => fixture.close());

async function confirmedOrder(
  person: Actor,
  { trainInfoId, owner = 'SOC' }: { trainInfoId?: number; owner?: 'SOC' | 'COC' } = {},
) {
  const train = trainInfoId ?? (await fixture.newTrain(20));
  const booking = bookingOf(train, [['22G1', 1]]);
  const containers = booking.containers.map((line) => ({ ...line, owner }));
  const { orderBigNo } = await person.send(wire.saveBooking, { ...booking, containers });
  await fixture.operator.send(operatorWire.confirmBooking, { orderBigNo });
  const order = await person.send(wire.getOrderDetail, { orderBigNo });
  const orderContainerId = order.containers[0]?.orderContainerId ?? 0;
  const type = (containerNo: string) =>
    person.send(wire.saveContainers, { orderBigNo, containers: [{ orderContainerId, containerNo }] });
  const number = async () =>
    (await person.send(wire.getOrderDetail, { orderBigNo })).containers[0]?.containerNo ?? null;
  return { orderBigNo, trainInfoId: train, train: order.train, type, number };
}

const trainOf = async (number: string) =>
  (await fixture.server.anonymous.send(containerLocation, { number })).train.trainInfoId;
const openClash = async (containerNo: string) => {
  const { rows } = await fixture.operator.send(poolWire.numberClashes.list, { state: 'open', containerNo });
  return rows[0];
};

test('another company that types the number of a moving container gets no number, learns nothing, and the public trace stays', async () => {
  const { containerNos, trainInfoId } = await newDepartedTrain(fixture.server);
  const [moving = ''] = containerNos;
  const hijack = await confirmedOrder(fixture.rival);
  const answer = await hijack.type(moving);
  expect(answer).toEqual({ saved: 1, held: [moving], fields: {} });
  expect(await hijack.number()).toBeNull();
  expect(await trainOf(moving)).toBe(trainInfoId);
  const clash = await openClash(moving);
  expect(clash).toMatchObject({
    reason: 'moving',
    abilities: { give: true },
    claimant: { orderBigNo: hijack.orderBigNo },
  });
  expect(clash?.holder).toMatchObject({ trainInfoId, status: 'departed' });
});

test('a plan of the same company for after the movement is saved, and does not displace it in the public trace', async () => {
  const { containerNos, trainInfoId, shipper, operator } = await newDepartedTrain(fixture.server);
  const [moving = ''] = containerNos;
  const plan = await confirmedOrder(shipper);
  expect(await plan.type(moving)).toMatchObject({ saved: 1, held: [] });
  expect(await trainOf(moving)).toBe(trainInfoId);
  const { stops } = await operator.send(followTrain, { trainInfoId });
  await recordEvents(operator, trainInfoId, [
    { kind: 'arrived', stationId: stops.at(-1)?.stationId, time: hoursAgo(0.5) },
  ]);
  expect(await trainOf(moving)).toBe(trainInfoId);
  await recordEvents(operator, trainInfoId, [
    { kind: 'gateOut', stationId: stops.at(-1)?.stationId, time: hoursAgo(0.2) },
  ]);
  expect(await trainOf(moving)).toBe(plan.trainInfoId);
});

test('the own order in the way is named to its company', async () => {
  const first = await confirmedOrder(fixture.shipper);
  const number = newContainerNo();
  await first.type(number);
  const second = await confirmedOrder(fixture.shipper);
  const { fields } = await expectUserError(second.type(number));
  expect(fields['containers.0.containerNo']).toContain(first.orderBigNo);
});

test('the operator leaves a number where it is: the claimant is told without a word of the other', async () => {
  const first = await confirmedOrder(fixture.shipper);
  const second = await confirmedOrder(fixture.rival);
  const number = newContainerNo();
  await first.type(number);
  await second.type(number);
  const clashId = (await openClash(number))?.clashId ?? 0;
  await fixture.operator.send(poolWire.decideClash, { clashId, give: false });
  expect([await first.number(), await second.number()]).toEqual([number, null]);
  const again = await expectUserError(fixture.operator.send(poolWire.decideClash, { clashId, give: true }));
  expect(again.message).toContain('already been decided');
});

test('the operator gives a planned number to the later order: the first one has to name another', async () => {
  const first = await confirmedOrder(fixture.shipper);
  const second = await confirmedOrder(fixture.rival);
  const number = newContainerNo();
  await first.type(number);
  await second.type(number);
  await second.type(number);
  const { rows } = await fixture.operator.send(poolWire.numberClashes.list, { containerNo: number });
  expect(rows).toHaveLength(1);
  await fixture.operator.send(poolWire.decideClash, { clashId: rows[0]?.clashId ?? 0, give: true });
  expect([await first.number(), await second.number()]).toEqual([null, number]);
});

test('a moving container cannot be given away in the days of its movement, and nothing changes', async () => {
  const trainInfoId = await fixture.newTrain(20, { departsIn: { hours: 72 } });
  const { containerNos } = await newDepartedTrain(fixture.server);
  const [moving = ''] = containerNos;
  const claim = await confirmedOrder(fixture.rival, { trainInfoId });
  await claim.type(moving);
  const clash = await openClash(moving);
  expect(clash?.abilities.give).toBe(false);
  await expectUserError(fixture.operator.send(poolWire.decideClash, { clashId: clash?.clashId ?? 0, give: true }));
  expect(await claim.number()).toBeNull();
  expect((await openClash(moving))?.clashId).toBe(clash?.clashId);
});

test('typing another number, or the end of the order, ends a clash', async () => {
  const first = await confirmedOrder(fixture.shipper);
  const number = newContainerNo();
  await first.type(number);
  const second = await confirmedOrder(fixture.rival);
  await second.type(number);
  await second.type(newContainerNo());
  expect(await openClash(number)).toBeUndefined();
  const third = await confirmedOrder(fixture.rival);
  await third.type(number);
  await fixture.rival.send(wire.withdraw, { orderBigNo: third.orderBigNo });
  expect(await openClash(number)).toBeUndefined();
});

test('of companies that type one number at once, on different trains, exactly one has it', async () => {
  for (let times = 0; times < 5; times += 1) {
    const orders = await Promise.all([confirmedOrder(fixture.shipper), confirmedOrder(fixture.rival)]);
    const number = newContainerNo();
    await Promise.all(orders.map((order) => order.type(number)));
    const numbers = await Promise.all(orders.map((order) => order.number()));
    expect(numbers.filter(Boolean)).toEqual([number]);
  }
});

test('a COC container takes a known, free number of its type at the station where the train begins', async () => {
  const order = await confirmedOrder(fixture.shipper, { owner: 'COC' });
  const [here = 0, elsewhere = 0] = [order.train.stops[0], order.train.stops.at(-1)].map((stop) => stop?.stationId);
  const reasonOf = async (containerNo: string) =>
    (await expectUserError(order.type(containerNo))).fields['containers.0.containerNo'];
  const added = async (sizeType: '22G1' | '45G1', stationId: number) => {
    const containerNo = newContainerNo();
    await fixture.operator.send(poolWire.poolContainers.add, { containerNo, sizeType, stationId });
    return containerNo;
  };
  expect(await reasonOf(newContainerNo())).toContain('No COC container');
  expect(await reasonOf(await added('45G1', here))).toContain('does not match the order');
  expect(await reasonOf(await added('22G1', elsewhere))).toContain('not at the origin station');
  const right = await added('22G1', here);
  const { orderBigNo } = order;
  const offered = await fixture.shipper.send(wire.listFreeContainers, { orderBigNo });
  expect(offered.map(({ containerNo }) => containerNo)).toContain(right);
  await order.type(right);
  const other = await confirmedOrder(fixture.rival, { owner: 'COC' });
  const taken = await expectUserError(other.type(right));
  expect(taken.fields['containers.0.containerNo']).toContain('not available');
  const own = await confirmedOrder(fixture.rival);
  const asSoc = await expectUserError(own.type(right));
  expect(asSoc.fields['containers.0.containerNo']).toContain('cannot be used as SOC');
});
