import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../platform/testing/testServer.ts';
import { getTrainViews, saveTrainViews } from './wire.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('saved views belong to the person and come back in any browser', async () => {
  const shipper = await server.signInAs('shipper');
  expect(await shipper.send(getTrainViews, {})).toBeNull();
  const views = [{ name: 'Duisburg', query: 'lineType=EU&endStationId=7' }];
  await shipper.send(saveTrainViews, { views });
  expect(await shipper.send(getTrainViews, {})).toEqual(views);
  await shipper.send(saveTrainViews, { views: [] });
  expect(await shipper.send(getTrainViews, {})).toEqual([]);
  expect(await (await server.signInAs('clerk')).send(getTrainViews, {})).toBeNull();
});
