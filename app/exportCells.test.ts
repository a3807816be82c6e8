import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../platform/testing/testServer.ts';
import { FEATURES } from './server/features.ts';
import { exportPlan } from './testing/sheetHere.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { DATE, TIMESTAMP, TIMESTAMPTZ, NUMERIC, FLOAT4, FLOAT8 } = pg.types.builtins;
const TIMES: readonly number[] = [DATE, TIMESTAMP, TIMESTAMPTZ];
const AMOUNTS: readonly number[] = [NUMERIC, FLOAT4, FLOAT8];
/** As a day, a time or an amount looks where SQL wrote it as text. */
const WRITTEN = /^\d{4}-\d{2}-\d{2}([ T]\d{2}:\d{2}.*)?$|^-?\d+\.\d{2,4}$/;
const PEOPLE = ['operator', 'admin', 'shipper', 'supplier'];

test('days, times and amounts of every exported list are cells that a spreadsheet sorts and calculates with', async () => {
  const faults: string[] = [];
  for (const list of FEATURES.flatMap(({ exports = [] }) => exports)) {
    const plan = await exportPlan(server, PEOPLE, { list, input: { trainInfoId: 1 } });
    expect(plan, list.name).not.toBeNull();
    const { columns, fields, rows } = plan ?? { columns: [], fields: [], rows: [] };
    for (const [index, { header, kind, words }] of columns.entries()) {
      const type = fields[index]?.dataTypeID ?? 0;
      const isText = kind === 'text' && words === undefined;
      const isWritten = rows.some((row) => WRITTEN.test(row[index] ?? ''));
      if (isText && (TIMES.includes(type) || AMOUNTS.includes(type) || isWritten))
        faults.push(`${list.name}: ${header}`);
    }
  }
  expect(faults).toEqual([]);
});
