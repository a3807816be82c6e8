import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestFixture } from '../../app/testing/testFixture.ts';
import { connect, type Database } from '../../platform/server/database/connect.ts';
import { createLog } from '../../platform/server/log.ts';
import { removeOldRecords } from './server/retention.ts';

let fixture: TestFixture;
let database: Database;
beforeAll(async () => {
  fixture = await TestFixture.open();
  database = await connect(fixture.server.databaseUrl, 2, createLog('silent'));
});
afterAll(async () => {
  await database.pool.end();
  await fixture.close();
});

const countOf = async (table: string) =>
  (
    await fixture.database.query(
      `select count(*)::int from ${table} where created_at < now() - interval '10 days'`,
    )
  ).rows[0].count;

test('audit rows and sent messages go after their days, messages that wait and a zero stay', async () => {
  await fixture.database.query(`
    insert into audit_entry (call, subject, request_id, created_at)
      select 'GET /a', '{}', 'r', now() - interval '30 days' from generate_series(1, 3);
    insert into outbox_message (channel, receiver, text, status, created_at)
      select 'sms', '139', 'text', status, now() - interval '30 days' from unnest(array['sent', 'waiting']) status;
    update sys_config set config_value = '20' where config_key = 'outbox.keptDays';
    update sys_config set config_value = '0' where config_key = 'audit.keptDays'`);
  expect(await removeOldRecords(database.db)).toBe(1);
  expect(await countOf('outbox_message')).toBe(1);
  expect(await countOf('audit_entry')).toBe(3);
  await fixture.database.query(
    `update sys_config set config_value = '20' where config_key = 'audit.keptDays'`,
  );
  expect(await removeOldRecords(database.db)).toBe(3);
});
