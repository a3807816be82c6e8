import { afterAll, beforeAll, expect, test } from 'vitest';
import { QueryPlans } from '../../app/testing/queryPlans.ts';
import { hoursAgo, newBookedTrain, newDepartedTrain, recordEvents } from '../../app/testing/trackedTrain.ts';
import { startTestServer, type TestServer } from '../../platform/testing/testServer.ts';
import { selectWholeTrainEvents } from './server/ledger/queries.ts';
import { listExceptions, listTrackedTrains } from './wire.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const kindsOf = async (
  operator: Awaited<ReturnType<typeof newBookedTrain>>['operator'],
  trainInfoId: number,
) => {
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
