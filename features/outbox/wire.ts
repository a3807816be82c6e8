import { z } from 'zod';
import { permission } from '../../platform/wire/access.ts';
import { call } from '../../platform/wire/call.ts';
import { rows } from '../../platform/wire/envelope.ts';
import { pageInput } from '../../platform/wire/paging.ts';
import { dateTimeText } from '../../platform/wire/time.ts';
import { optionalLine } from '../../platform/wire/validators.ts';

export const CHANNELS = ['sms', 'email'] as const;
export const channel = z.enum(CHANNELS);
export type Channel = z.infer<typeof channel>;

/** A message that left, or waits to leave, the portal. */
export const outboxMessage = z.object({
  messageId: z.number(),
  channel,
  receiver: z.string().describe('mobile number or e-mail address'),
  subject: z.string(),
  text: z.string(),
  createTime: dateTimeText,
});
export type OutboxMessage = z.infer<typeof outboxMessage>;

export const listOutbox = call({
  method: 'GET',
  path: '/operation/outbox/list',
  effect: 'read',
  access: permission('operation:outbox:list'),
  summary: 'SMS and e-mail that the portal wrote, newest first',
  input: z.object({ ...pageInput, channel: channel.optional(), receiver: optionalLine(100) }),
  answer: rows(outboxMessage),
});
