import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../../platform/testing/actor.ts';
import { eventually } from '../../../platform/testing/eventually.ts';
import { GATEWAY_TOKEN, startSmsGateway } from '../../../platform/testing/smsGateway.ts';
import { type FakeGateway, startSmtpServer } from '../../../platform/testing/smtpServer.ts';
import { startTestServer, type TestServer } from '../../../platform/testing/testServer.ts';
import { COUNT_LIMIT } from '../../../platform/wire/paging.ts';
import { sendLoginCode } from '../../people/session/signInWire.ts';
import { type Delivery, type OutboxMessage, outboxMessages, resendMessage } from './wire.ts';

let gateway: FakeGateway;
let mailbox: FakeGateway;
let server: TestServer;
let operator: Actor;
let database: pg.Client;

async function open(carriers: Parameters<typeof startTestServer>[0] = {}): Promise<void> {
  server = await startTestServer(carriers);
  operator = await server.signInAs('operator');
  database = new pg.Client({ connectionString: server.databaseUrl });
  await database.connect();
}

async function close(): Promise<void> {
  await database.end();
  await server.stop();
}

/** Triggers a code to a demo user and waits for the message's status. */
async function sendCodeTo(receiver: string, username: string, status: Delivery): Promise<OutboxMessage> {
  await server.anonymous.send(sendLoginCode, { username });
  return messageWith(receiver, status);
}

function messageWith(receiver: string, status: Delivery): Promise<OutboxMessage> {
  return eventually(async () => {
    const { rows } = await operator.send(outboxMessages.list, { receiver, status });
    const [newest] = rows;
    if (newest === undefined) throw new Error(`${receiver} has no message that is ${status}`);
    return newest;
  });
}

describe('without carriers', () => {
  beforeAll(() => open());
  afterAll(close);

  test('a message stays readable on the outbox page, and cannot be sent', async () => {
    const kept = await sendCodeTo('13800010001', 'shipper', 'kept');
    expect(kept).toMatchObject({ tries: 0, lastError: '', abilities: { resend: false }, nextTryTime: null });
    expect(kept.text).toMatch(/\d{6}/);
    expect((await operator.send(outboxMessages.list, { receiver: '_' })).total).toBe(0);
    const again = operator.send(resendMessage, { messageId: kept.messageId });
    await expect(again).rejects.toMatchObject({ code: 500 });
  });

  test('a long outbox is counted to one above the limit, and its last page comes', async () => {
    await database.query(`insert into outbox_message (channel, receiver, text, status)
    select 'sms', '139', 'ready ' || n, 'kept' from generate_series(1, ${COUNT_LIMIT + 50}) n`);
    const pageNum = Math.ceil((COUNT_LIMIT + 1) / 10);
    const last = await operator.send(outboxMessages.list, { status: 'kept', pageNum });
    expect(last.total).toBe(COUNT_LIMIT + 1);
    expect(last.rows).toHaveLength(10);
  });
});

describe('with carriers', () => {
  beforeAll(async () => {
    [gateway, mailbox] = await Promise.all([startSmsGateway(), startSmtpServer()]);
    await open({
      smtp: { url: mailbox.url, from: 'portal@ironsilk.example' },
      smsWebhook: { url: gateway.url, token: GATEWAY_TOKEN },
    });
  });
  afterAll(async () => {
    await close();
    await Promise.all([gateway.close(), mailbox.close()]);
  });
  // no messages, and codes may be sent again
  beforeEach(async () => {
    await database.query('delete from outbox_message');
    await database.query('delete from sign_in_code');
    gateway.rejectWith(null);
    for (const carrier of [gateway, mailbox]) carrier.received.length = 0;
  });

  test('an SMS leaves right after it was written, and the operator sees that, but not the code in it', async () => {
    const sent = await sendCodeTo('13800010001', 'shipper', 'sent');
    expect(sent).toMatchObject({ tries: 1, abilities: { resend: true } });
    expect(sent.sentTime).not.toBeNull();
    expect(sent.text).not.toMatch(/\d{6}/);
    expect(gateway.received).toEqual([
      { to: '13800010001', id: String(sent.messageId), text: expect.stringMatching(/\d{6}/) },
    ]);
  });

  test('a user without a mobile gets e-mail', async () => {
    await database.query(`update account set mobile = '' where username = 'agent'`);
    await sendCodeTo('agent@example.com', 'agent', 'sent');
    expect(mailbox.received.map(({ to }) => to)).toEqual(['agent@example.com']);
  });

  test('a refused message waits longer each time, is given up after eight tries, and goes out when sent again', async () => {
    gateway.rejectWith('no credit');
    const first = await sendCodeTo('13800010001', 'shipper', 'waiting');
    const triedTimes = (tries: number) =>
      eventually(async () => {
        const { rows } = await database.query(
          `select status, tries, last_error, round(extract(epoch from next_try_at - now()) / 60)::int as minutes
         from outbox_message where id = $1 and tries = $2 and last_error <> ''`,
          [first.messageId, tries],
        );
        expect(rows).toHaveLength(1);
        return rows[0];
      });
    const waits: number[] = [];
    for (let tries = 1; tries <= 8; tries += 1) {
      const { minutes, last_error, status } = await triedTimes(tries);
      waits.push(minutes);
      expect(last_error).toContain('no credit');
      expect(status).toBe(tries < 8 ? 'waiting' : 'failed');
      // the next try is due, and every process wakes
      await database.query(
        `update outbox_message set next_try_at = now(), last_error = '' where id = $1 and tries < 8`,
        [first.messageId],
      );
      await database.query(`notify outbox`);
    }
    expect(waits.slice(0, 7)).toEqual([1, 5, 15, 60, 60, 60, 60]);
    const failed = await messageWith('13800010001', 'failed');
    expect(failed).toMatchObject({ tries: 8, abilities: { resend: true }, lastError: 'HTTP 503 no credit' });
    gateway.rejectWith(null);
    await operator.send(resendMessage, { messageId: failed.messageId });
    expect(await messageWith('13800010001', 'sent')).toMatchObject({ messageId: failed.messageId, tries: 1 });
    expect(gateway.received).toHaveLength(1);
  });

  test('a sent message sent again is a new message, which no gateway takes for a repetition', async () => {
    const sent = await sendCodeTo('13800010001', 'shipper', 'sent');
    await operator.send(resendMessage, { messageId: sent.messageId });
    await eventually(() => expect(gateway.received).toHaveLength(2));
    expect(gateway.received[0]?.text).toBe(gateway.received[1]?.text);
    expect(gateway.received[0]?.id).not.toBe(gateway.received[1]?.id);
  });

  test('a message taken by a dead process is sent by another one when the lease is over', async () => {
    await database.query(
      `insert into outbox_message (channel, receiver, text, tries, next_try_at)
     values ('sms', '13900000001', 'taken and lost', 1, now() + interval '2 minutes')`,
    );
    await database.query('notify outbox');
    await sendCodeTo('13800010001', 'shipper', 'sent');
    expect(gateway.received.map(({ to }) => to)).toEqual(['13800010001']);
    await database.query(`update outbox_message set next_try_at = now() where receiver = '13900000001'`);
    await database.query('notify outbox');
    expect(await messageWith('13900000001', 'sent')).toMatchObject({ tries: 2 });
  });

  test('what waits while no process runs leaves when one starts again', async () => {
    gateway.rejectWith('closed for the night');
    await sendCodeTo('13800010001', 'shipper', 'waiting');
    const refused = () => messageWith('13800010001', 'waiting');
    await eventually(async () =>
      expect(await refused()).toMatchObject({ lastError: expect.stringContaining('closed') }),
    );
    gateway.rejectWith(null);
    await database.query(`update outbox_message set next_try_at = now() where status = 'waiting'`);
    await server.restart();
    operator = await server.signInAs('operator');
    await messageWith('13800010001', 'sent');
  });

  // last: the other processes stay
  test('three server processes send each of many messages once', async () => {
    await Promise.all([server.startAnother(), server.startAnother()]);
    await database.query(
      `insert into outbox_message (channel, receiver, text) select 'sms', '1390000' || lpad(n::text, 4, '0'), 'ready ' || n
     from generate_series(1, 200) as n`,
    );
    await database.query('notify outbox');
    const waiting = async () =>
      (await database.query(`select count(*)::int as left from outbox_message where status = 'waiting'`)).rows;
    // the gateway receives a message before it is marked as sent
    await eventually(async () => expect(await waiting()).toEqual([{ left: 0 }]));
    expect(gateway.received.length).toBeGreaterThanOrEqual(200);
    expect(new Set(gateway.received.map(({ id }) => id)).size).toBe(gateway.received.length);
  });
});
