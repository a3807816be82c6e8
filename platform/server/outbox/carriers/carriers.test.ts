import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GATEWAY_TOKEN, startSmsGateway } from '../../../testing/smsGateway.ts';
import { type Outside, startSmtpServer } from '../../../testing/smtpServer.ts';
import type { Carrier } from './carrier.ts';
import { noCarrier } from './none.ts';
import { smtpCarrier } from './smtp.ts';
import { webhookCarrier } from './webhook.ts';

const from = 'Ironsilk <portal@ironsilk.example>';
const CARRIERS = [
  {
    name: 'SMTP',
    receiver: 'anna@example.com',
    start: startSmtpServer,
    carrier: (url: string) => smtpCarrier({ url, from }),
  },
  {
    name: 'the webhook',
    receiver: '13800010001',
    start: startSmsGateway,
    carrier: (url: string) => webhookCarrier({ url, token: GATEWAY_TOKEN }),
  },
  { name: 'nobody', receiver: '13800010001', start: startSmsGateway, carrier: () => noCarrier },
];

const TEXT = '您的验证码为 204816。\nПоезд X8155 отправлен.\n.\nSee you — 再见';

describe.each(CARRIERS)('$name', ({ receiver, start, carrier: carrierTo }) => {
  let outside: Outside;
  let carrier: Carrier;
  beforeEach(async () => {
    outside = await start();
    carrier = carrierTo(outside.url);
  });
  afterEach(async () => {
    carrier.close();
    await outside.close();
  });

  const message = { id: '17', receiver, subject: '验证码', text: TEXT };
  const arrived = () => (carrier.leavesTheHouse ? outside.received : []);
  const failure = () =>
    carrier.deliver(message).then(
      () => null,
      (fault: unknown) => String(fault),
    );

  test('brings a text in three scripts to its receiver, to the last dot', async () => {
    await carrier.deliver(message);
    expect(outside.received).toHaveLength(arrived().length);
    expect(arrived().map(({ to, text }) => ({ to, text }))).toEqual(
      carrier.leavesTheHouse ? [{ to: receiver, text: TEXT }] : [],
    );
  });

  test('bears the same id when it brings a message again, and another one for another message', async () => {
    await carrier.deliver(message);
    await carrier.deliver(message);
    await carrier.deliver({ ...message, id: '18' });
    const ids = arrived().map(({ id }) => id);
    expect(new Set(ids).size).toBe(carrier.leavesTheHouse ? 2 : 0);
    expect(ids[0]).toBe(ids[1]);
  });

  test('tells why it was turned away, and delivers once it is let in', async () => {
    outside.refuseWith('mailbox unknown');
    const reason = await failure();
    outside.refuseWith(null);
    if (!carrier.leavesTheHouse) return expect(reason).toBeNull();
    expect(reason).toContain('mailbox unknown');
    expect(await failure()).toBeNull();
    expect(outside.received).toHaveLength(1);
  });

  test('does not take silence for delivery', async () => {
    await outside.close();
    const reason = await failure();
    outside = await start();
    expect(reason === null).toBe(!carrier.leavesTheHouse);
  });
});
