import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import { connect, type Database } from '../../../platform/server/database/connect.ts';
import { createLog } from '../../../platform/server/log.ts';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { PLATFORM_ZONE } from '../../../platform/wire/time.ts';
import { confirmBooking, refuseBooking } from '../../freight/booking/operatorWire.ts';
import { messages } from '../../freight/booking/server/messages.ts';
import { saveBooking } from '../../freight/booking/wire.ts';
import { MSG_TYPE } from './msgTypes.ts';
import { sendDigests } from './server/digest.ts';
import { dispatchDeliveries } from './server/dispatchDeliveries.ts';
import { MessageKinds } from './server/messageKinds.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
let clerk: Actor;
let database: Database;
let trainInfoId: number;
const kinds = new MessageKinds([{ name: 'booking', messages }]);
beforeAll(async () => {
  fixture = await TestFixture.open();
  clerk = await fixture.server.signInAs('clerk');
  database = await connect(fixture.server.databaseUrl, 6, createLog('silent'));
  trainInfoId = await fixture.newTrain(200);
});
afterAll(async () => {
  await database.pool.end();
  await fixture.close();
});
beforeEach(() => fixture.database.query('truncate message, message_way, message_habit cascade'));

async function confirmed(contactMobile = '13900000000'): Promise<string> {
  const { orderBigNo } = await fixture.shipper.send(saveBooking, {
    ...bookingOf(trainInfoId, [['22G1', 1]]),
    contactMobile,
  });
  await fixture.operator.send(confirmBooking, { orderBigNo });
  return orderBigNo;
}

/** Outbox entries about an order, such as `email shipper@example.com`. */
async function outboxEntries(orderBigNo: string): Promise<string[]> {
  const { rows } = await fixture.database.query(
    `select channel || ' ' || receiver as letter from outbox_message where text like '%' || $1 || '%' order by letter`,
    [orderBigNo],
  );
  return rows.map(({ letter }) => letter);
}
const dispatch = () =>
  dispatchDeliveries({ db: database.db, config: { publicUrl: undefined, secretKey: undefined } }, kinds);
const digests = () =>
  sendDigests({ db: database.db, config: { publicUrl: 'https://rail.example/', secretKey: undefined } }, kinds);
/** Makes pending digests due. */
const makeDigestsDue = () =>
  fixture.database.query(`update message_delivery set due_at = now() where way = 'digest' and left_at is null`);

type Setting = wire.TipSetting;
async function choose(person: Actor, way: Partial<Setting['ways'][number]>, habit: Partial<Setting> = {}) {
  const { ways, quietFrom, quietTo, hasDigest } = await person.send(wire.queryTipSetting, {});
  await person.send(wire.saveTipSetting, {
    ways: ways.map((one) => (one.msgType === MSG_TYPE.booking ? { ...one, ...way } : one)),
    quietFrom,
    quietTo,
    hasDigest,
    ...habit,
  });
}

/** HH:MM on the platform clock, `minutes` from now. */
function clockIn(minutes: number): string {
  const shifted = new Date(Date.now() + (PLATFORM_ZONE.offsetMinutes + minutes) * 60_000);
  return shifted.toISOString().slice(11, 16);
}

test('unless somebody chooses, the main account gets an e-mail, the contact an SMS, a sub-account neither', async () => {
  const orderBigNo = await confirmed();
  await expect.poll(() => outboxEntries(orderBigNo)).toEqual(['email shipper@example.com', 'sms 13900000000']);
  await dispatch();
  expect(await outboxEntries(orderBigNo)).toHaveLength(2);
});

test('each is notified by the channels they chose, in their own language', async () => {
  await choose(fixture.shipper, { byEmail: false, bySms: true });
  await choose(clerk, { byEmail: true });
  await fixture.database.query(`update account set language = 'ru' where username = 'clerk'`);
  const orderBigNo = await confirmed();
  const expected = ['email clerk@example.com', 'sms 13800010001', 'sms 13900000000'];
  await expect.poll(() => outboxEntries(orderBigNo)).toEqual(expected);
  const { rows } = await fixture.database.query(
    `select subject, text from outbox_message where subject like '%' || $1`,
    [orderBigNo],
  );
  expect(rows).toEqual([
    {
      subject: `Бронирование подтверждено ${orderBigNo}`,
      text: expect.stringContaining('в настройках сообщений'),
    },
  ]);
});

test('who is the contact of the booking gets one SMS, not two', async () => {
  await choose(fixture.shipper, { byEmail: false, bySms: true });
  const orderBigNo = await confirmed('13800010001');
  await dispatch();
  expect(await outboxEntries(orderBigNo)).toEqual(['sms 13800010001']);
});

test('who wants a type only by e-mail does not find its notices in the portal, until they change their mind', async () => {
  await choose(fixture.shipper, { inPortal: false });
  const orderBigNo = await confirmed();
  const none = await fixture.shipper.send(wire.queryAllTip, {});
  expect(none).toMatchObject({ newUiMessageLists: { rows: [], total: 0 }, messageInfoCount: 0 });
  await expect.poll(() => outboxEntries(orderBigNo)).toContain('email shipper@example.com');
  expect((await clerk.send(wire.queryTipCount, {})).messageInfoCount).toBe(1);
  await choose(fixture.shipper, { inPortal: true });
  expect((await fixture.shipper.send(wire.queryTipCount, {})).messageInfoCount).toBe(1);
});

test.each([
  ['around now', -60, 60],
  // the excluded minute lies beyond the end of the test
  ['from yesterday past midnight until later today, or over the whole day but a minute', 3, 2],
])('in quiet hours %s letters wait, and leave when they end', async (_when, from, to) => {
  await choose(fixture.shipper, {}, { quietFrom: clockIn(from), quietTo: clockIn(to) });
  const orderBigNo = await confirmed();
  await dispatch();
  expect(await outboxEntries(orderBigNo)).toEqual(['sms 13900000000']);
  await choose(fixture.shipper, {}, { quietFrom: clockIn(-10), quietTo: clockIn(-20) });
  await dispatch();
  expect(await outboxEntries(orderBigNo)).toEqual(['sms 13900000000']);
  await choose(fixture.shipper, {}, { quietFrom: clockIn(10), quietTo: clockIn(20) });
  await Promise.all([dispatch(), dispatch()]);
  const left = ['email shipper@example.com', 'sms 13900000000'];
  // the server may be delivering it
  await expect.poll(() => outboxEntries(orderBigNo)).toEqual(left);
  await dispatch();
  expect(await outboxEntries(orderBigNo)).toEqual(left);
});

test('a message read in the portal meanwhile is not delivered', async () => {
  await choose(fixture.shipper, {}, { quietFrom: clockIn(-60), quietTo: clockIn(60) });
  const orderBigNo = await confirmed();
  await fixture.shipper.send(wire.markAllAsResolvedInfo, {});
  await choose(fixture.shipper, {}, { quietFrom: null, quietTo: null });
  await dispatch();
  expect(await outboxEntries(orderBigNo)).toEqual(['sms 13900000000']);
});

test('a digest holds all unread messages since the last, once, with several processes writing digests', async () => {
  await choose(fixture.shipper, {}, { hasDigest: true });
  await choose(clerk, { byEmail: true }, { hasDigest: true });
  const [one, two] = [await confirmed(), await confirmed()];
  const { orderBigNo: refused } = await fixture.shipper.send(saveBooking, bookingOf(trainInfoId, [['22G1', 1]]));
  await fixture.operator.send(refuseBooking, { orderBigNo: refused, reason: 'no wagons' });
  await dispatch();
  expect(await outboxEntries(one)).toEqual(['sms 13900000000']);
  expect(await digests()).toBe(0);
  await makeDigestsDue();
  await fixture.database.query(
    `update message set read_at = now() where about = $1 and account_id = (select id from account where username = 'shipper')`,
    [`order:${two}`],
  );
  await Promise.all([digests(), digests(), digests()]);
  for (const receiver of ['shipper@example.com', 'clerk@example.com']) {
    const { rows } = await fixture.database.query(
      `select text, unsubscribe_url from outbox_message where receiver = $1 and text like '%' || $2 || '%'`,
      [receiver, refused],
    );
    expect(rows, receiver).toHaveLength(1);
    const { text } = rows[0];
    expect(text).toContain(one);
    expect(text.includes(two), receiver).toBe(receiver.startsWith('clerk'));
    expect(text).toContain('https://rail.example/custom/messageCenter');
    expect(rows[0].unsubscribe_url).toMatch(/^https:\/\/rail\.example\/custom\/unsubscribe\/\d+\./);
  }
  expect(await digests()).toBe(0);
});

test('a digest leaves at eight in the morning, or when the quiet hours around that end', async () => {
  await choose(fixture.shipper, {}, { hasDigest: true, quietFrom: '07:00', quietTo: '09:30' });
  await choose(clerk, { byEmail: true }, { hasDigest: true, quietFrom: '22:00', quietTo: '07:00' });
  await confirmed();
  const { rows } = await fixture.database.query(`
    select username, to_char(due_at at time zone interval '8 hours', 'HH24:MI') as clock,
      due_at > now() and due_at <= now() + interval '25 hours 30 minutes' as is_next
    from message_delivery join message on message.id = message_id join account on account.id = account_id
    where way = 'digest' order by username`);
  expect(rows).toEqual([
    { username: 'clerk', clock: '08:00', is_next: true },
    { username: 'shipper', clock: '09:30', is_next: true },
  ]);
});

test('a type that is not wanted by e-mail is not in the digest either', async () => {
  await choose(fixture.shipper, { byEmail: false }, { hasDigest: true });
  await confirmed();
  await makeDigestsDue();
  expect(await digests()).toBe(0);
});

test('pending digest entries are delivered at once when the digest is switched off, and vice versa', async () => {
  await choose(fixture.shipper, {}, { hasDigest: true });
  const first = await confirmed();
  await dispatch();
  expect(await outboxEntries(first)).toEqual(['sms 13900000000']);
  await choose(fixture.shipper, {}, { hasDigest: false });
  await expect.poll(() => outboxEntries(first)).toEqual(['email shipper@example.com', 'sms 13900000000']);
  await choose(fixture.shipper, {}, { quietFrom: clockIn(-60), quietTo: clockIn(60) });
  const second = await confirmed();
  await choose(fixture.shipper, {}, { hasDigest: true, quietFrom: null, quietTo: null });
  await dispatch();
  expect(await outboxEntries(second)).toEqual(['sms 13900000000']);
  await makeDigestsDue();
  expect(await digests()).toBe(1);
});

test('quiet hours need two ends that differ, and only types that the account can receive are offered', async () => {
  const night = { quietFrom: '22:00', quietTo: null };
  const refusal = await expectUserError(choose(fixture.shipper, {}, night));
  expect(refusal.fields.quietTo).toContain('the start and end');
  await expectUserError(choose(fixture.shipper, {}, { quietFrom: '22:00', quietTo: '22:00' }));
  await expectUserError(choose(fixture.shipper, {}, { quietFrom: '25:00', quietTo: '07:00' }));
  const typesOf = async (person: Actor) =>
    (await person.send(wire.queryTipSetting, {})).ways.map(({ msgType }) => msgType);
  expect(await typesOf(fixture.shipper)).toEqual(['1', '2', '3', '4', '7', '8', '9']);
  expect(await typesOf(fixture.operator)).toEqual(['1', '2', '4', '5', '7', '9']);
  expect(await typesOf(await fixture.server.signInAs('supplier'))).toEqual(['1', '4', '7', '9']);
});
