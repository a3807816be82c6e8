import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import { connect, type Database } from '../../../platform/server/database/connect.ts';
import { createLog } from '../../../platform/server/log.ts';
import { confirmBooking } from '../../freight/booking/operatorWire.ts';
import { saveBooking } from '../../freight/booking/wire.ts';
import { pruneMessages, RETENTION } from './server/prune.ts';
import { applyReadMarks } from './server/readMarks.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
let database: Database;
let trainInfoId: number;
beforeAll(async () => {
  fixture = await TestFixture.open();
  database = await connect(fixture.server.databaseUrl, 4, createLog('silent'));
  trainInfoId = await fixture.newTrain(200);
});
afterAll(async () => {
  await database.pool.end();
  await fixture.close();
});
beforeEach(() => fixture.database.query('truncate message cascade'));

const book = async () => (await fixture.shipper.send(saveBooking, bookingOf(trainInfoId, [['22G1', 1]]))).orderBigNo;
async function confirmed(): Promise<void> {
  await fixture.operator.send(confirmBooking, { orderBigNo: await book() });
}
/** Moves all timestamps of messages back. */
const daysPass = (days: number) =>
  fixture.database.query(
    `update message set created_at = created_at - make_interval(days => $1),
       read_at = read_at - make_interval(days => $1), done_at = done_at - make_interval(days => $1)`,
    [days],
  );
const setRetention = (days: string) =>
  fixture.database.query('update sys_config set config_value = $2 where config_key = $1', [RETENTION.key, days]);
const listed = async (handWay: string) =>
  (await fixture.shipper.send(wire.queryAllTip, { handWay, pageSize: 100 })).newUiMessageLists;

test('old read messages are deleted in batches; unread ones stay, and so do the counts', async () => {
  for (let made = 0; made < 3; made += 1) await confirmed();
  await fixture.shipper.send(wire.markAllAsResolvedInfo, {});
  await applyReadMarks(database.db, 0);
  await confirmed();
  await daysPass(RETENTION.fallback - 1);
  expect(await pruneMessages(database.db, 2)).toBe(0);
  await daysPass(2);
  const before = await fixture.shipper.send(wire.queryTipCount, {});
  // three of the shipper, and to-dos closed by the confirmations
  const { rows } = await fixture.database.query('select count(*)::int from message where read_at is not null');
  const [first, second] = await Promise.all([pruneMessages(database.db, 2), pruneMessages(database.db, 2)]);
  expect(first + second).toBe(rows[0].count);
  expect(await listed('0,1')).toMatchObject({ total: 1, rows: [{ isRead: false }] });
  expect(await fixture.shipper.send(wire.queryTipCount, {})).toEqual(before);
});

test('a to-do is deleted only after it is done', async () => {
  await book();
  await daysPass(1_000);
  expect(await pruneMessages(database.db)).toBe(0);
  const { rows } = (await fixture.operator.send(wire.queryAllTip, { handWay: '2' })).newUiMessageLists;
  expect(rows).toMatchObject([{ isRead: false }]);
  await fixture.operator.send(wire.markAsResolved, { id: rows[0]?.id ?? 0 });
  await daysPass(RETENTION.fallback + 1);
  await pruneMessages(database.db);
  const left = await fixture.operator.send(wire.queryAllTip, { handWay: '2' });
  expect(left.newUiMessageLists.total).toBe(0);
});

test('the retention is configurable, also for ever; other values are ignored', async () => {
  await confirmed();
  await fixture.shipper.send(wire.markAllAsResolvedInfo, {});
  await applyReadMarks(database.db, 0);
  await daysPass(100);
  for (const days of ['0', 'long', '']) {
    await setRetention(days);
    await pruneMessages(database.db);
    expect((await listed('0,1')).total, days).toBe(1);
  }
  await setRetention('99');
  await pruneMessages(database.db);
  expect((await listed('0,1')).total).toBe(0);
});

test('pruning uses the index of read messages', async () => {
  await fixture.database.query(`
    insert into message (account_id, business_code, hand_way, msg_type, params, about, read_at)
    select account.id, 'booking_confirmed', 0, '1', '{}', 'order:X', now() from account, generate_series(1, 2000)`);
  await fixture.database.query('analyze message');
  const { rows } = await fixture.database.query(`explain select id from message
    where read_at < now() - interval '180 days' and (hand_way < 2 or done_at is not null) order by read_at limit 1000`);
  expect(JSON.stringify(rows)).toContain('message_read');
});
