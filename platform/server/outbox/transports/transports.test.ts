import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GATEWAY_TOKEN, startSmsGateway } from '../../../testing/smsGateway.ts';
import { type FakeGateway, startSmtpServer } from '../../../testing/smtpServer.ts';
import type { MessageTransport } from './messageTransport.ts';
import { noTransport } from './none.ts';
import { smtpTransport } from './smtp.ts';
import { webhookTransport } from './webhook.ts';

const from = 'Ironsilk <portal@ironsilk.example>';
const TRANSPORTS = [
  {
    name: 'SMTP',
    receiver: 'anna@example.com',
    start: startSmtpServer,
    transport: (url: string) => smtpTransport({ url, from }),
  },
  {
    name: 'the webhook',
    receiver: '13800010001',
    start: startSmsGateway,
    transport: (url: string) => webhookTransport({ url, token: GATEWAY_TOKEN }),
  },
  { name: 'nobody', receiver: '13800010001', start: startSmsGateway, transport: () => noTransport },
];

const TEXT = '您的验证码为 204816。\nПоезд X8155 отправлен.\n.\nSee you — 再见';

describe.each(TRANSPORTS)('$name', ({ receiver, start, transport: transportTo }) => {
  let outside: FakeGateway;
  let transport: MessageTransport;
  beforeEach(async () => {
    outside = await start();
    transport = transportTo(outside.url);
  });
  afterEach(async () => {
    transport.close();
    await outside.close();
  });

  const message = { id: '17', receiver, subject: '验证码', text: TEXT, unsubscribeUrl: '' };
  const arrived = () => (transport.isConfigured ? outside.received : []);
  const failure = () =>
    transport.deliver(message).then(
      () => null,
      (fault: unknown) => String(fault),
    );

  test('brings a text in three scripts to its receiver, to the last dot', async () => {
    await transport.deliver(message);
    expect(outside.received).toHaveLength(arrived().length);
    expect(arrived().map(({ to, text }) => ({ to, text }))).toEqual(
      transport.isConfigured ? [{ to: receiver, text: TEXT }] : [],
    );
  });

  test('bears the same id when it brings a message again, and another one for another message', async () => {
    await transport.deliver(message);
    await transport.deliver(message);
    await transport.deliver({ ...message, id: '18' });
    const ids = arrived().map(({ id }) => id);
    expect(new Set(ids).size).toBe(transport.isConfigured ? 2 : 0);
    expect(ids[0]).toBe(ids[1]);
  });

  test('tells why it was turned away, and delivers once it is let in', async () => {
    outside.rejectWith('mailbox unknown');
    const reason = await failure();
    outside.rejectWith(null);
    if (!transport.isConfigured) return expect(reason).toBeNull();
    expect(reason).toContain('mailbox unknown');
    expect(await failure()).toBeNull();
    expect(outside.received).toHaveLength(1);
  });

  test('does not take silence for delivery', async () => {
    await outside.close();
    const reason = await failure();
    outside = await start();
    expect(reason === null).toBe(!transport.isConfigured);
  });
});

describe('an e-mail', () => {
  const message = {
    id: '17',
    receiver: 'anna@example.com',
    subject: 'Train X8155',
    text: TEXT,
    unsubscribeUrl: '',
  };
  const headersOf = async (publicUrl: string | undefined, unsubscribeUrl = '') => {
    const outside = await startSmtpServer();
    const transport = smtpTransport({ url: outside.url, from }, publicUrl);
    await transport.deliver({ ...message, unsubscribeUrl });
    transport.close();
    await outside.close();
    return outside.received[0]?.headers ?? {};
  };

  test('says that a program wrote it, so that nobody’s absence note answers', async () => {
    expect(await headersOf(undefined)).toMatchObject({ 'auto-submitted': 'auto-generated' });
  });

  test('has an id of its own, also where another portal has the same sender', async () => {
    const portals = ['https://freight.example', 'https://test.freight.example/', undefined];
    const ids = await Promise.all(portals.map(async (portal) => (await headersOf(portal))['message-id']));
    expect(ids).toEqual([
      '<outbox-17@freight.example>',
      '<outbox-17@test.freight.example>',
      '<outbox-17@ironsilk.example>',
    ]);
  });

  test('leads to where it can be switched off, and a code does not', async () => {
    const link = 'https://freight.example/custom/unsubscribe/token';
    expect(await headersOf(undefined, link)).toMatchObject({
      'list-unsubscribe': `<${link}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(await headersOf(undefined)).not.toHaveProperty('list-unsubscribe');
  });

  test('offers one click by https alone', async () => {
    const headers = await headersOf(undefined, 'http://freight.example/custom/unsubscribe/token');
    expect(headers).toHaveProperty('list-unsubscribe');
    expect(headers).not.toHaveProperty('list-unsubscribe-post');
  });
});
