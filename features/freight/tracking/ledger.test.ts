import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  hoursAgo,
  newBookedTrain,
  newContainerNo,
  newDepartedTrain,
  recordEvents,
} from '../../../app/testing/trackedTrain.ts';
import { expectUserError } from '../../../platform/testing/actor.ts';
import { startTestServer, type TestServer } from '../../../platform/testing/testServer.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { getOrderDetail, saveBooking, saveContainers } from '../booking/wire.ts';
import { getTrainDetail } from '../train/wire.ts';
import { containerLocation, departTrain, followTrain, listEvents } from './wire.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const statusesOf = async (train: Awaited<ReturnType<typeof newDepartedTrain>>) => {
  const { containers } = await train.shipper.send(getOrderDetail, { orderBigNo: train.orderBigNo });
  return containers.map((container) => container.status);
};

test('a train that is not there is absent', async () => {
  const operator = await server.signInAs('operator');
  const unknown = operator.send(followTrain, { trainInfoId: 999_999_999 });
  expect((await expectUserError(unknown)).code).toBe(CODE.absent);
});

test('a departing train takes along what has a number, leaves the rest behind, and ends unanswered bookings', async () => {
  const { trainInfoId, orderBigNo, booking, shipper, operator } = await newBookedTrain(server);
  const [first] = (await shipper.send(getOrderDetail, { orderBigNo })).containers;
  const orderContainerId = first?.orderContainerId ?? 0;
  const containers = [{ orderContainerId, containerNo: newContainerNo() }];
  await shipper.send(saveContainers, { orderBigNo, containers });
  const unanswered = await shipper.send(saveBooking, booking);
  await operator.send(departTrain, { trainInfoId, time: hoursAgo(1) });
  const left = await shipper.send(getOrderDetail, { orderBigNo });
  expect(left.status).toBe('departed');
  expect(left.containers.map((container) => container.status)).toEqual(['departed', 'planned']);
  const late = await shipper.send(getOrderDetail, { orderBigNo: unanswered.orderBigNo });
  expect(late.status).toBe('expired');
  const { rows } = await operator.send(listEvents, { trainInfoId });
  expect(rows).toMatchObject([{ kind: 'departed', containerNo: null, recordedBy: '赵敏' }]);
});

test('a train departs once, and not in the future', async () => {
  const { trainInfoId, operator } = await newBookedTrain(server);
  const tooEarly = await expectUserError(operator.send(departTrain, { trainInfoId, time: hoursAgo(-3) }));
  expect(tooEarly.message).toContain('later than now');
  await operator.send(departTrain, { trainInfoId, time: hoursAgo(1) });
  const again = await expectUserError(operator.send(departTrain, { trainInfoId, time: hoursAgo(1) }));
  expect(again.message).toContain('departed');
});

test('events move the containers they name, and never back', async () => {
  const train = await newDepartedTrain(server);
  const { operator, trainInfoId, border, containerNos } = train;
  const [first = ''] = containerNos;
  await recordEvents(operator, trainInfoId, [
    { kind: 'borderArrived', stationId: border },
    { kind: 'transshipped', stationId: border, time: hoursAgo(0.5), containerNos: [first] },
  ]);
  expect(await statusesOf(train)).toEqual(['transshipped', 'borderArrived']);
  await recordEvents(operator, trainInfoId, [{ kind: 'borderArrived', stationId: border, time: hoursAgo(1.5) }]);
  expect(await statusesOf(train)).toEqual(['transshipped', 'borderArrived']);
});

test('an expected or planned event moves nothing', async () => {
  const train = await newDepartedTrain(server);
  const time = hoursAgo(-48);
  await recordEvents(train.operator, train.trainInfoId, [
    { kind: 'borderArrived', classifier: 'estimated', stationId: train.border, time },
  ]);
  expect(await statusesOf(train)).toEqual(['departed', 'departed']);
  const { stops } = await train.operator.send(followTrain, { trainInfoId: train.trainInfoId });
  expect(stops.find((stop) => stop.stationId === train.border)?.estimatedTime).toBe(time);
});

test('arriving half-way leaves the containers under way; arriving at the end ends the journey', async () => {
  const train = await newDepartedTrain(server);
  const { operator, trainInfoId, stationIds } = train;
  await recordEvents(operator, trainInfoId, [{ kind: 'arrived', stationId: stationIds[1] }]);
  expect(await statusesOf(train)).toEqual(['departed', 'departed']);
  await recordEvents(operator, trainInfoId, [{ kind: 'arrived', stationId: stationIds.at(-1), time: hoursAgo(0.2) }]);
  expect(await statusesOf(train)).toEqual(['arrived', 'arrived']);
  expect((await train.shipper.send(getTrainDetail, { trainInfoId })).status).toBe('arrived');
  await recordEvents(operator, trainInfoId, [{ kind: 'gateOut', stationId: stationIds.at(-1), time: hoursAgo(0.1) }]);
  const order = await train.shipper.send(getOrderDetail, { orderBigNo: train.orderBigNo });
  expect(order.status).toBe('delivered');
});

test('one wrong event among good ones keeps all of them out, and is named', async () => {
  const { operator, trainInfoId, border, stationIds } = await newDepartedTrain(server);
  const stranger = newContainerNo();
  const refused = await expectUserError(
    recordEvents(operator, trainInfoId, [
      { stationId: border },
      { stationId: border, time: hoursAgo(-2) },
      { stationId: border, containerNos: [stranger] },
      { stationId: 999_999 },
      { kind: 'loaded', stationId: stationIds.at(-1) },
      { stationId: border, time: hoursAgo(5) },
      { stationId: border },
    ]),
  );
  expect(Object.keys(refused.fields)).toEqual([
    'events.1.time',
    'events.2.containerNos',
    'events.3.stationId',
    'events.4.stationId',
    'events.5.time',
    'events.6.kind',
  ]);
  expect(refused.fields['events.2.containerNos']).toContain(stranger);
  expect((await operator.send(listEvents, { trainInfoId })).total).toBe(1);
});

test('what is under way cannot be recorded before the train has left, unless its departure comes along', async () => {
  const { operator, trainInfoId, shipper } = await newBookedTrain(server);
  const { stops } = await shipper.send(getTrainDetail, { trainInfoId });
  const [first, second] = stops.map((stop) => stop.stationId);
  const arrival = { kind: 'arrived', stationId: second } as const;
  expect((await expectUserError(recordEvents(operator, trainInfoId, [arrival]))).fields['events.0.kind']).toContain(
    'departed',
  );
  await recordEvents(operator, trainInfoId, [arrival, { kind: 'departed', stationId: first, time: hoursAgo(3) }]);
  expect((await shipper.send(getTrainDetail, { trainInfoId })).status).toBe('departed');
});

test('the same event cannot be recorded twice, so an imported sheet can safely be sent again', async () => {
  const { operator, trainInfoId, border } = await newDepartedTrain(server);
  const time = hoursAgo(1);
  await recordEvents(operator, trainInfoId, [{ stationId: border, time }]);
  const again = await expectUserError(recordEvents(operator, trainInfoId, [{ stationId: border, time }]));
  expect(again.fields['events.0.kind']).toContain('already');
});

test('a correction hides the wrong event from the public and keeps both in the ledger', async () => {
  const { operator, trainInfoId, border, containerNos } = await newDepartedTrain(server);
  await recordEvents(operator, trainInfoId, [{ stationId: border, time: hoursAgo(1.2) }]);
  const [wrong] = (await operator.send(listEvents, { trainInfoId })).rows;
  const right = { stationId: border, time: hoursAgo(0.7), remark: 'late by half an hour' };
  await recordEvents(operator, trainInfoId, [right], wrong?.eventId);
  const { events } = await server.anonymous.send(containerLocation, { number: containerNos[0] ?? '' });
  expect(events.map((event) => event.remark)).toEqual(['late by half an hour', '']);
  const { rows } = await operator.send(listEvents, { trainInfoId });
  expect(rows.map((event) => event.isSuperseded)).toEqual([false, true, false]);
});

test('of two people who correct the same event at once one is refused', async () => {
  const { operator, trainInfoId, border } = await newDepartedTrain(server);
  await recordEvents(operator, trainInfoId, [{ stationId: border }]);
  const [wrong] = (await operator.send(listEvents, { trainInfoId })).rows;
  const correct = (hours: number) =>
    recordEvents(operator, trainInfoId, [{ stationId: border, time: hoursAgo(hours) }], wrong?.eventId);
  const outcomes = await Promise.allSettled([correct(0.5), correct(0.4), correct(0.3)]);
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
});

test('the departure can be corrected in time, but not into something else', async () => {
  const { operator, trainInfoId, stationIds, border } = await newDepartedTrain(server);
  const [departure] = (await operator.send(listEvents, { trainInfoId })).rows;
  const other = await expectUserError(recordEvents(operator, trainInfoId, [{ stationId: border }], departure?.eventId));
  expect(other.message).toContain('only its time');
  const time = hoursAgo(1.5);
  await recordEvents(operator, trainInfoId, [{ kind: 'departed', stationId: stationIds[0], time }], departure?.eventId);
  const { stops } = await operator.send(followTrain, { trainInfoId });
  expect(stops[0]?.actualTime).toBe(time);
});

test('customers can neither read nor write the ledger', async () => {
  const { shipper, trainInfoId, border } = await newDepartedTrain(server);
  expect((await expectUserError(shipper.send(listEvents, { trainInfoId }))).code).toBe(403);
  expect((await expectUserError(shipper.send(followTrain, { trainInfoId }))).code).toBe(403);
  expect((await expectUserError(recordEvents(shipper, trainInfoId, [{ stationId: border }]))).code).toBe(403);
});
