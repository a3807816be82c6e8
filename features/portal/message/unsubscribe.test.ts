import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import { connect, type Database } from '../../../platform/server/database/connect.ts';
import { createLog } from '../../../platform/server/log.ts';
import { expectUserError } from '../../../platform/testing/actor.ts';
import { startTestServer } from '../../../platform/testing/testServer.ts';
import { confirmBooking } from '../../freight/booking/operatorWire.ts';
import { messages } from '../../freight/booking/server/messages.ts';
import { saveBooking } from '../../freight/booking/wire.ts';
import { MSG_TYPE } from './msgTypes.ts';
import { sendDigests } from './server/digest.ts';
import { MessageKinds } from './server/messageKinds.ts';
import { readSubscription, resubscribe, unsubscribe } from './unsubscribeWire.ts';
import { queryTipSetting, saveTipSetting } from './wire.ts';

const PUBLIC_URL = 'https://rail.example';
const FORM = 'application/x-www-form-urlencoded';

let fixture: TestFixture;
let database: Database;
let trainInfoId: number;
beforeAll(async () => {
  fixture = await TestFixture.open(await startTestServer({ publicUrl: PUBLIC_URL }));
  database = await connect(fixture.server.databaseUrl, 2, createLog('silent'));
  trainInfoId = await fixture.newTrain(200);
});
afterAll(async () => {
  await database.pool.end();
  await fixture.close();
});
beforeEach(() => fixture.database.query('truncate message, message_way, message_habit, outbox_message cascade'));

async function confirmed(): Promise<void> {
  const { orderBigNo } = await fixture.shipper.send(saveBooking, bookingOf(trainInfoId, [['22G1', 1]]));
  await fixture.operator.send(confirmBooking, { orderBigNo });
}

/** Tokens of the e-mails in the outbox, newest last. */
async function tokens(): Promise<string[]> {
  const { rows } = await fixture.database.query(
    `select unsubscribe_url from outbox_message where channel = 'email' and receiver = 'shipper@example.com' order by id`,
  );
  return rows.map((row) => row.unsubscribe_url.replace(`${PUBLIC_URL}/custom/unsubscribe/`, ''));
}

async function tokenOfEmail(): Promise<string> {
  await confirmed();
  await expect.poll(tokens).toHaveLength(1);
  const [token = ''] = await tokens();
  return token;
}

const click = async (token: string, body: string, contentType = FORM) =>
  (
    await fetch(`${fixture.server.address}/custom/unsubscribe/${token}`, {
      method: 'POST',
      headers: { 'content-type': contentType },
      body,
    })
  ).status;

async function typesByEmail(): Promise<string[]> {
  const { ways } = await fixture.shipper.send(queryTipSetting, {});
  return ways.flatMap(({ msgType, byEmail }) => (byEmail ? [msgType] : []));
}

const MULTIPART = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
const DEFAULTS: string[] = [MSG_TYPE.booking, MSG_TYPE.papers, MSG_TYPE.train, MSG_TYPE.chat];
const WITHOUT_BOOKING = DEFAULTS.filter((type) => type !== MSG_TYPE.booking);

test.each([
  ['a form', 'List-Unsubscribe=One-Click', FORM],
  ['a multipart form', MULTIPART, 'multipart/form-data; boundary=x'],
])('one click of a mail client, sent as %s, ends the e-mails of that kind and no others', async (...how) => {
  const [, body, contentType] = how;
  const token = await tokenOfEmail();
  expect(await typesByEmail()).toEqual(DEFAULTS);
  expect(await click(token, body, contentType)).toBe(200);
  expect(await typesByEmail()).toEqual(WITHOUT_BOOKING);
  expect(await click(token, body, contentType)).toBe(200);
});

test('a mail client that loads the link, or posts something else, changes nothing', async () => {
  const token = await tokenOfEmail();
  const page = await fetch(`${fixture.server.address}/custom/unsubscribe/${token}`);
  expect(page.status).toBeLessThan(500);
  const seen = await fixture.server.anonymous.send(readSubscription, { token });
  expect(seen).toEqual({ msgTypes: [MSG_TYPE.booking], isOn: true, email: 'sh***@example.com' });
  expect(await click(token, 'something=else')).toBe(400);
  expect(await click(token, '')).toBe(400);
  expect(await typesByEmail()).toEqual(DEFAULTS);
});

test('the page turns the e-mails off without a session, drops what waits to leave, and takes it back', async () => {
  const token = await tokenOfEmail();
  const stranger = fixture.server.anonymous;
  const { ways } = await fixture.shipper.send(queryTipSetting, {});
  await fixture.shipper.send(saveTipSetting, { ways, quietFrom: null, quietTo: null, hasDigest: true });
  await confirmed();
  const waiting = `select id from message_delivery where left_at is null`;
  expect((await fixture.database.query(waiting)).rows).toHaveLength(1);
  expect(await stranger.send(unsubscribe, { token })).toMatchObject({ isOn: false });
  expect((await fixture.database.query(waiting)).rows).toHaveLength(0);
  await confirmed();
  expect((await fixture.database.query(waiting)).rows).toHaveLength(0);
  expect(await stranger.send(resubscribe, { token })).toMatchObject({ isOn: true });
  expect(await typesByEmail()).toEqual(DEFAULTS);
});

test('the link of a digest ends all that a digest holds, and takes all of it back', async () => {
  const { ways } = await fixture.shipper.send(queryTipSetting, {});
  await fixture.shipper.send(saveTipSetting, { ways, quietFrom: null, quietTo: null, hasDigest: true });
  await confirmed();
  await fixture.database.query(`update message_delivery set due_at = now() where way = 'digest'`);
  const config = { publicUrl: PUBLIC_URL, secretKey: undefined };
  await sendDigests({ db: database.db, config }, new MessageKinds([{ name: 'booking', messages }]));
  const [token = ''] = await tokens();
  expect(await click(token, 'List-Unsubscribe=One-Click')).toBe(200);
  // types that the digest's writer does not know here stay
  const left = await typesByEmail();
  expect(left).not.toContain(MSG_TYPE.booking);
  await fixture.server.anonymous.send(resubscribe, { token });
  expect(await typesByEmail()).toEqual(DEFAULTS);
});

test('a link made for another person, type or address opens nothing', async () => {
  const token = await tokenOfEmail();
  const [id, , signature] = token.split('.');
  const rival = await fixture.database.query(`select id from account where username = 'rival'`);
  const forged = [
    `${rival.rows[0].id}.1.${signature}`,
    `${id}.1-2.${signature}`,
    `${id}.1.${'0'.repeat(64)}`,
    'nonsense',
  ];
  for (const wrong of forged) {
    expect(await click(wrong, 'List-Unsubscribe=One-Click'), wrong).toBe(404);
    const refusal = await expectUserError(fixture.server.anonymous.send(unsubscribe, { token: wrong }));
    expect(refusal.message).toContain('was sent to another address');
  }
  await fixture.database.query(`update account set email = 'new@example.com' where username = 'shipper'`);
  expect(await click(token, 'List-Unsubscribe=One-Click')).toBe(404);
  await fixture.database.query(`update account set email = 'shipper@example.com' where username = 'shipper'`);
  expect(await typesByEmail()).toEqual(DEFAULTS);
});

test('strangers who try links one after the other are slowed down', async () => {
  const tries = Array.from({ length: 320 }, () => click('1.1.x', 'List-Unsubscribe=One-Click'));
  const statuses = new Set(await Promise.all(tries));
  expect(statuses).toEqual(new Set([404, 429]));
});
