import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageCodesAbout, messagesAbout } from '../../../app/testing/inbox.ts';
import { hoursAgo, newBookedTrain, newDepartedTrain, recordEvents } from '../../../app/testing/trackedTrain.ts';
import { expectUserError } from '../../../platform/testing/actor.ts';
import { startTestServer, type TestServer } from '../../../platform/testing/testServer.ts';
import { shownTimes } from '../../../platform/wire/shownTime.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import { confirmBooking } from '../booking/operatorWire.ts';
import { saveBooking } from '../booking/wire.ts';
import { followTrain, listEvents } from './wire.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('customers hear of departure, each border behind them, and arrival, in their language', async () => {
  const { trainInfoId, trainNo, orderBigNo, shipper, operator, border, stationIds } = await newDepartedTrain(server);
  await recordEvents(operator, trainInfoId, [{ kind: 'borderArrived', stationId: border, time: hoursAgo(1.5) }]);
  await recordEvents(operator, trainInfoId, [{ kind: 'borderDeparted', stationId: border, time: hoursAgo(1) }]);
  const last = stationIds.at(-1) ?? 0;
  await recordEvents(operator, trainInfoId, [{ kind: 'arrived', stationId: last, time: hoursAgo(0.1) }]);
  expect(await messageCodesAbout(shipper, orderBigNo)).toEqual([
    'booking_confirmed',
    'train_departed',
    'border_passed',
    'train_arrived',
  ]);
  const [, departed, passed, arrived] = await messagesAbout(shipper.inLanguage('ru'), orderBigNo);
  expect(departed?.title).toBe(`Поезд отправлен: ${trainNo}`);
  expect(passed?.title).toMatch(/^Пройден погранпереход: [А-Яа-я -]+$/);
  expect(arrived?.realMsgContent).toContain('прибытие на станцию Дуйсбург');
  const stranger = await server.signInAs('rival');
  expect(await messageCodesAbout(stranger, orderBigNo)).toEqual([]);
});

test('a border passed by one container is told to its customer alone, and a correction to nobody', async () => {
  const { trainInfoId, orderBigNo, shipper, operator, border, containerNos } = await newDepartedTrain(server);
  const before = await messageCodesAbout(shipper, orderBigNo);
  await expectUserError(
    recordEvents(operator, trainInfoId, [{ kind: 'borderDeparted', stationId: border, containerNos: ['MSCU0000000'] }]),
  );
  expect(await messageCodesAbout(shipper, orderBigNo)).toEqual(before);
  const moved = {
    kind: 'borderDeparted' as const,
    stationId: border,
    containerNos: containerNos.slice(0, 1),
  };
  await recordEvents(operator, trainInfoId, [moved]);
  expect(await messageCodesAbout(shipper, orderBigNo)).toEqual([...before, 'border_passed']);
  const { rows } = await operator.send(listEvents, { trainInfoId });
  const recorded = rows.find((event) => event.kind === 'borderDeparted');
  await recordEvents(operator, trainInfoId, [{ ...moved, time: hoursAgo(0.5) }], recorded?.eventId);
  expect(await messageCodesAbout(shipper, orderBigNo)).toEqual([...before, 'border_passed']);
});

test('another expected departure is told to all who hold space; the planned one to nobody', async () => {
  const { trainInfoId, trainNo, orderBigNo, booking, shipper, operator } = await newBookedTrain(server);
  const rival = await server.signInAs('rival');
  const { orderBigNo: waiting } = await rival.send(saveBooking, booking);
  const { stops, train } = await operator.send(followTrain, { trainInfoId });
  const departure = {
    kind: 'departed' as const,
    classifier: 'estimated' as const,
    stationId: stops[0]?.stationId ?? 0,
  };
  await recordEvents(operator, trainInfoId, [{ ...departure, time: train.departTime }]);
  expect(await messageCodesAbout(shipper, orderBigNo)).toEqual(['booking_confirmed']);
  const later = formatDateTime(new Date(Date.now() + 48 * 3_600_000));
  await recordEvents(operator, trainInfoId, [{ ...departure, time: later, delayReason: 'weather' }]);
  expect(await messageCodesAbout(shipper, orderBigNo)).toEqual(['booking_confirmed', 'train_departure_changed']);
  expect(await messageCodesAbout(rival, waiting)).toEqual(['train_departure_changed']);
  const [message] = await messagesAbout(rival, waiting);
  expect(message?.title).toBe(`Departure changed: train ${trainNo}`);
  expect(message?.realMsgContent).toContain(shownTimes('en').dateTime(later));
  await operator.send(confirmBooking, { orderBigNo: waiting });
});

test('another expected arrival is told to all who hold space, with the planned one beside it', async () => {
  const { trainInfoId, trainNo, orderBigNo, shipper, operator, stationIds } = await newDepartedTrain(server);
  const { train } = await operator.send(followTrain, { trainInfoId });
  const arrival = {
    kind: 'arrived' as const,
    classifier: 'estimated' as const,
    stationId: stationIds.at(-1) ?? 0,
  };
  const before = await messageCodesAbout(shipper, orderBigNo);
  await recordEvents(operator, trainInfoId, [{ ...arrival, time: train.expectedArriveTime }]);
  expect(await messageCodesAbout(shipper, orderBigNo)).toEqual(before);
  const later = formatDateTime(new Date(Date.now() + 40 * 24 * 3_600_000));
  await recordEvents(operator, trainInfoId, [{ ...arrival, time: later, delayReason: 'border' }]);
  expect(await messageCodesAbout(shipper, orderBigNo)).toEqual([...before, 'train_arrival_changed']);
  const message = (await messagesAbout(shipper.inLanguage('en'), orderBigNo)).at(-1);
  expect(message?.title).toBe(`Arrival changed: train ${trainNo}`);
  for (const time of [train.arriveTime, later])
    expect(message?.realMsgContent).toContain(shownTimes('en').dateTime(time));
});

test('a departure or arrival expected an hour later needs a reason, and customers read it', async () => {
  const { trainInfoId, orderBigNo, shipper, operator } = await newBookedTrain(server);
  const { stops } = await operator.send(followTrain, { trainInfoId });
  const late = {
    kind: 'departed' as const,
    classifier: 'estimated' as const,
    stationId: stops[0]?.stationId ?? 0,
    time: hoursAgo(-60),
  };
  const silent = await expectUserError(recordEvents(operator, trainInfoId, [late]));
  expect(Object.keys(silent.fields)).toEqual(['events.0.delayReason']);
  await recordEvents(operator, trainInfoId, [{ ...late, delayReason: 'wagons' }]);
  const message = (await messagesAbout(shipper.inLanguage('zh'), orderBigNo)).at(-1);
  expect(message?.realMsgContent).toContain('原因：车板短缺或故障');
});
