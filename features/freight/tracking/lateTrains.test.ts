import { afterAll, beforeAll, expect, test } from 'vitest';
import { messagesAbout } from '../../../app/testing/inbox.ts';
import { QueryPlans } from '../../../app/testing/queryPlans.ts';
import { hoursAgo, newBookedTrain, newDepartedTrain, recordEvents } from '../../../app/testing/trackedTrain.ts';
import { startTestServer, type TestServer } from '../../../platform/testing/testServer.ts';
import { shownTimes } from '../../../platform/wire/shownTime.ts';
import { readHome } from '../../portal/home/wire.ts';
import { getOrderDetail, listOrders } from '../booking/wire.ts';
import { getTrainDetail } from '../train/wire.ts';
import { selectWholeTrainEvents } from './server/ledger/queries.ts';
import { containerLocation, followTrain, listExceptions, listTrackedTrains, previewDeparture } from './wire.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const kindsOf = async (operator: Awaited<ReturnType<typeof newBookedTrain>>['operator'], trainInfoId: number) => {
  const { exceptions } = await operator.send(listExceptions, {});
  return exceptions.filter((one) => one.trainInfoId === trainInfoId);
};

test('a train whose numbers are missing a day before the cut-off, and half empty, is on the board', async () => {
  const { operator, trainInfoId } = await newBookedTrain(server);
  const found = await kindsOf(operator, trainInfoId);
  // the train leaves in 30 hours, its documents close four hours earlier
  expect(found.map(({ kind }) => kind)).toEqual(['undersold']);
});

test('a train that is expected later than planned is late on the board, in the list, and leads the list', async () => {
  const { operator, trainInfoId, trainNo, stationIds } = await newDepartedTrain(server);
  expect(await kindsOf(operator, trainInfoId)).toEqual([]);
  const time = hoursAgo(-50 * 24);
  await recordEvents(operator, trainInfoId, [
    {
      kind: 'arrived',
      classifier: 'estimated',
      stationId: stationIds.at(-1),
      time,
      delayReason: 'border',
    },
  ]);
  const [late] = await kindsOf(operator, trainInfoId);
  expect(late).toMatchObject({ kind: 'late', expectedArriveTime: time, lastReport: { kind: 'departed' } });
  const { rows } = await operator.send(listTrackedTrains, {});
  const delays = rows.map(({ lateMinutes }) => lateMinutes);
  expect(delays).toEqual(delays.toSorted((one, other) => other - one));
  expect(rows[0]).toMatchObject({ trainNo, expectedArriveTime: time, lateMinutes: late?.minutes });
  const { positions } = await operator.send(listExceptions, {});
  expect(positions.map((one) => one.trainInfoId)).toContain(trainInfoId);
});

test('where trains are is read without the events of their containers', async () => {
  const plans = await QueryPlans.open(server.databaseUrl);
  const plan = await plans.of((db) => selectWholeTrainEvents(db, [1, 2]));
  await plans.close();
  expect(plan).toContain('event_of_whole_train');
});

test('home, order, timetable, public trace, tracking and messages tell one expected arrival', async () => {
  const { trainInfoId, orderBigNo, containerNos, shipper, operator, border } = await newDepartedTrain(server);
  await recordEvents(operator, trainInfoId, [
    { kind: 'borderArrived', stationId: border, time: hoursAgo(1.5) },
    { kind: 'borderDeparted', stationId: border, time: hoursAgo(0.5) },
  ]);
  const { stops, train } = await operator.send(followTrain, { trainInfoId });
  const expected = stops.at(-1)?.estimatedTime;
  expect(expected).not.toBe(train.arriveTime);
  expect(train.expectedArriveTime).toBe(expected);

  const order = await shipper.send(getOrderDetail, { orderBigNo });
  expect(order.train.expectedArriveTime).toBe(expected);
  expect((await shipper.send(getTrainDetail, { trainInfoId })).expectedArriveTime).toBe(expected);
  const traced = await server.anonymous.send(containerLocation, { number: containerNos[0] ?? '' });
  expect(traced.stops.at(-1)?.estimatedTime).toBe(expected);
  const listed = await shipper.send(listOrders, { orderBigNo, orderByColumn: 'expectedArriveTime' });
  expect(listed.rows).toMatchObject([{ orderBigNo, expectedArriveTime: expected }]);
  const home = await shipper.send(readHome, {});
  const ofHome = home?.underWay[0];
  const followed = await operator.send(followTrain, { trainInfoId: ofHome?.trainInfoId ?? 0 });
  expect(ofHome?.expectedArriveTime).toBe(followed.train.expectedArriveTime);
  expect(ofHome?.stops.map((stop) => stop.estimatedTime)).toEqual(followed.stops.map((stop) => stop.estimatedTime));
  const message = (await messagesAbout(shipper, orderBigNo)).at(-1);
  expect(message?.realMsgContent).toContain(shownTimes('en').dateTime(expected ?? ''));
});

test('an estimated departure moves the expected arrival in every place before the train has left', async () => {
  const { trainInfoId, orderBigNo, shipper, operator } = await newBookedTrain(server);
  const { stops, train } = await operator.send(followTrain, { trainInfoId });
  const time = hoursAgo(-60);
  await recordEvents(operator, trainInfoId, [
    {
      kind: 'departed',
      classifier: 'estimated',
      stationId: stops[0]?.stationId ?? 0,
      time,
      delayReason: 'terminal',
    },
  ]);
  const order = await shipper.send(getOrderDetail, { orderBigNo });
  expect(order.train.expectedDepartTime).toBe(time);
  expect(order.train.expectedArriveTime > train.arriveTime).toBe(true);
  const after = await operator.send(followTrain, { trainInfoId });
  expect(after.stops.at(-1)?.estimatedTime).toBe(order.train.expectedArriveTime);
});

test('before a train is marked departed the operator sees what that does, and customers then read just this', async () => {
  const { trainInfoId, orderBigNo, shipper, operator } = await newBookedTrain(server);
  const time = hoursAgo(1);
  const empty = await operator.send(previewDeparture, { trainInfoId, time });
  expect(empty).toMatchObject({ containerCount: 0, customers: [], message: null, expiringCount: 0 });
  expect(empty.unnumbered).toMatchObject([{ orderBigNo, sizeType: '22G1', count: 2 }]);

  const departed = await newDepartedTrain(server);
  const again = await departed.operator.inLanguage('en').send(previewDeparture, {
    trainInfoId: departed.trainInfoId,
    time: hoursAgo(2),
  });
  expect(again).toMatchObject({ containerCount: 2, unnumbered: [] });
  expect(again.customers).toMatchObject([{ orderCount: 1, containerCount: 2 }]);
  const messages = await messagesAbout(shipper.inLanguage('en'), departed.orderBigNo);
  const read = messages.find(({ businessCode }) => businessCode === 'train_departed');
  expect(again.message?.title).toBe(read?.title);
});
