import { z } from 'zod';
import { permission } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { nothing } from '../../../platform/wire/envelope.ts';
import { permissionsOf, records } from '../../../platform/wire/records.ts';
import { dateTimeText } from '../../../platform/wire/time.ts';
import { id, optionalLine } from '../../../platform/wire/validators.ts';

export const CHANNELS = ['sms', 'email'] as const;
export const channel = z.enum(CHANNELS);
export type Channel = z.infer<typeof channel>;

/** `kept`: channel not configured; `failed`: given up after eight tries. */
export const DELIVERIES = ['waiting', 'sent', 'failed', 'kept'] as const;
export const delivery = z.enum(DELIVERIES);
export type Delivery = z.infer<typeof delivery>;

export const outboxMessage = z.object({
  messageId: z.number(),
  channel,
  receiver: z.string().describe('mobile number or e-mail address'),
  subject: z.string(),
  text: z.string().describe('six-digit codes are hidden once somebody carries messages of this channel'),
  createTime: dateTimeText,
  status: delivery,
  tries: z.number().int(),
  nextTryTime: dateTimeText.nullable().describe('of a waiting message'),
  sentTime: dateTimeText.nullable(),
  lastError: z.string().describe("the carrier's own words"),
  abilities: z.object({ resend: z.boolean() }),
});
export type OutboxMessage = z.infer<typeof outboxMessage>;

export const outboxMessages = records({
  path: '/operation/outbox',
  access: permissionsOf('operation:outbox'),
  idName: 'messageId',
  row: outboxMessage,
  fields: {},
  filter: { channel: channel.optional(), status: delivery.optional(), receiver: optionalLine(100) },
  exportName: 'outbox.message',
  calls: { list: 'SMS and e-mail that the portal wrote, newest first' },
});

export const resendMessage = call({
  method: 'POST',
  path: '/operation/outbox/resend',
  effect: 'write',
  access: permission('operation:outbox:resend'),
  summary: 'Resend a message: a failed or unsent one as it is, a sent one as a new message',
  input: z.object({ messageId: id }),
  response: nothing(),
});
