import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyReview } from '../features/company/wire.ts';
import { configValues } from '../features/config/wire.ts';
import { startTestServer, type TestServer } from '../platform/testing/testServer.ts';
import { declaredRecords } from './testing/declaredCalls.ts';
import { describeRecord } from './testing/describeRecord.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const walked: unknown[] = [];
const walk: typeof describeRecord = (record, how, at) => {
  walked.push(record);
  describeRecord(record, how, at);
};

walk(
  configValues,
  {
    keeper: 'admin',
    outsider: 'shipper',
    sample: { configKey: 'record.sample', configValue: '1', configName: 'Sample', remark: 'added' },
    changed: (row) => ({ ...row, configValue: '2', remark: 'changed' }),
    wrong: { configKey: '', configName: '' },
  },
  () => server,
);

walk(companyReview, { keeper: 'operator', outsider: 'shipper' }, () => server);

test('every declared record is walked', async () => {
  expect(new Set(walked)).toEqual(new Set(await declaredRecords()));
});
