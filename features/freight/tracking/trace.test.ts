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
import { saveBooking } from '../booking/wire.ts';
import { containerLocation, zyTraceCn } from './wire.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('anybody with the container number sees where it is, however the number is typed', async () => {
  const { containerNos, trainNo } = await newDepartedTrain(server);
  const [number = ''] = containerNos;
  const typed = ` ${number.slice(0, 4).toLowerCase()} ${number.slice(4, 10)}-${number.slice(10)} `;
  const journey = await server.anonymous.send(containerLocation, { number: typed });
  expect(journey).toMatchObject({ number, numberKind: 'container', train: { trainNo, status: 'departed' } });
  expect(journey.position?.travelledKm).toBeGreaterThan(0);
  expect(journey.events.map((event) => event.kind)).toEqual(['departed']);
  // the stop says by whose clock the event is read
  expect(journey.events[0]?.stationId).toBe(journey.stops[0]?.stationId);
});

test('an order number shows the journey of its containers; the same event of several is told once', async () => {
  const { orderBigNo, containerNos, operator, trainInfoId, border } = await newDepartedTrain(server);
  await recordEvents(operator, trainInfoId, [{ stationId: border, containerNos }]);
  const journey = await server.anonymous.send(containerLocation, { number: orderBigNo });
  expect(journey.numberKind).toBe('order');
  expect(journey.events.map((event) => event.kind)).toEqual(['borderArrived', 'departed']);
});

test('what happens to another container of the train stays out', async () => {
  const { containerNos, operator, trainInfoId, border } = await newDepartedTrain(server);
  const [mine = '', other = ''] = containerNos;
  await recordEvents(operator, trainInfoId, [{ stationId: border, containerNos: [other] }]);
  const journey = await server.anonymous.send(containerLocation, { number: mine });
  expect(journey.events.map((event) => event.kind)).toEqual(['departed']);
});

test('the public answer names no party, no price, no seal and nobody who recorded it', async () => {
  const { containerNos, orderBigNo } = await newDepartedTrain(server);
  for (const call of [containerLocation, zyTraceCn]) {
    const response = await server.anonymous.fetch(`/prod-api${call.path}?number=${containerNos[0]}`);
    const text = await response.text();
    expect(text).not.toMatch(/company|西安丝路|price|amount|Teu|seal|SEAL7788|赵敏|account|goods|Tea/i);
    expect(text).not.toContain(orderBigNo);
  }
});

test('the plain list of events reads in the language asked for', async () => {
  const { containerNos } = await newDepartedTrain(server);
  const inRussian = await server.anonymous.inLanguage('ru').send(zyTraceCn, { number: containerNos[0] ?? '' });
  expect(inRussian[0]?.text).toMatch(/^[А-Яа-яё]+.*: Отправление$/u);
  const inChinese = await server.anonymous.inLanguage('zh').send(zyTraceCn, { number: containerNos[0] ?? '' });
  expect(inChinese[0]?.text).toMatch(/^【.+】发车$/);
});

test('a wrong check digit, an unknown container and other words are told apart', async () => {
  const ask = (number: string) => expectUserError(server.anonymous.send(containerLocation, { number }));
  const good = newContainerNo();
  const wrong = good.slice(0, 10) + ((Number(good[10]) + 1) % 10);
  expect(await ask(wrong)).toMatchObject({ code: 404, message: expect.stringContaining('check digit') });
  expect(await ask(good)).toMatchObject({ code: 404, message: expect.stringContaining('No record of container') });
  expect(await ask('hello')).toMatchObject({ code: 404, message: expect.stringContaining('4 letters') });
});

test('a booking nobody confirmed cannot be followed', async () => {
  const { orderBigNo, booking, shipper } = await newBookedTrain(server);
  expect((await server.anonymous.send(containerLocation, { number: orderBigNo })).position).toBeNull();
  const unanswered = await shipper.send(saveBooking, booking);
  const refused = await expectUserError(server.anonymous.send(containerLocation, { number: unanswered.orderBigNo }));
  expect(refused.code).toBe(404);
});

test('a delay reported on the way moves the expected times ahead', async () => {
  const { containerNos, operator, trainInfoId, stationIds } = await newDepartedTrain(server);
  const [number = ''] = containerNos;
  const before = await server.anonymous.send(containerLocation, { number });
  const late = { kind: 'arrived', stationId: stationIds[1], time: hoursAgo(0.1) } as const;
  await recordEvents(operator, trainInfoId, [late]);
  const after = await server.anonymous.send(containerLocation, { number });
  expect(after.stops[1]?.actualTime).toBe(late.time);
  expect(after.stops[1]?.estimatedTime).toBeNull();
  expect(after.stops[2]?.estimatedTime).not.toBe(before.stops[2]?.estimatedTime);
});
