import { afterAll, beforeAll, expect, test } from 'vitest';
import { QueryPlans } from '../../../app/testing/queryPlans.ts';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import { COUNT_LIMIT } from '../../../platform/wire/paging.ts';
import { selectMessages } from './server/queries.ts';
import { queryAllTip } from './wire.ts';

let fixture: TestFixture;
beforeAll(async () => {
  fixture = await TestFixture.open();
});
afterAll(() => fixture.close());

test('a list above ten thousand is counted to one above, its last page comes, and a search ignores names and quotes', async () => {
  await fixture.database.query(`
    insert into message (account_id, business_code, hand_way, msg_type, params, about, read_at)
    select id, 'booking_confirmed', 0, '1', jsonb_build_object('orderNo', 'the "seal" of ' || n), 'order:X', now()
    from account, generate_series(1, ${COUNT_LIMIT + 50}) n where username = 'shipper'`);
  const list = async (input: object) => (await fixture.shipper.send(queryAllTip, input)).newUiMessageLists;
  const last = await list({ pageNum: Math.ceil((COUNT_LIMIT + 1) / 10) });
  expect(last.total).toBe(COUNT_LIMIT + 1);
  expect(last.rows).toHaveLength(10);
  expect((await list({ keyword: '"seal" of 10042' })).total).toBe(1);
  expect((await list({ keyword: 'orderNo' })).total).toBe(0);
});

test('unread and read messages are read by their own indexes', async () => {
  const plans = await QueryPlans.open(fixture.server.databaseUrl);
  const { rows } = await fixture.database.query(`select id::int from account where username = 'shipper'`);
  const filter = { handWay: [0, 2] as const, pageNum: 1, pageSize: 10 };
  const plan = await plans.of((db) => selectMessages(db, rows[0]?.id ?? 0, filter));
  await plans.close();
  expect(plan).toContain('message_unread');
  expect(plan).toContain('message_read_list');
  expect(plan).not.toContain('Seq Scan on message ');
});
