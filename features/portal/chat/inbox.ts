import { z } from 'zod';
import { dateTimeText } from '../../../platform/wire/time.ts';
import { id } from '../../../platform/wire/validators.ts';
import { conversationItem } from './conversation.ts';

export const INBOX_FILTERS = ['unanswered', 'mine', 'all'] as const;
export const inboxFilter = z.enum(INBOX_FILTERS);
export type InboxFilter = z.infer<typeof inboxFilter>;

export const inboxRow = conversationItem.extend({
  waitingSince: dateTimeText.nullable().describe('of the oldest message that nobody has answered'),
  firstAnswerSeconds: z.number().int().nullable().describe('from the first question to the first answer'),
});
export type InboxRow = z.infer<typeof inboxRow>;

/** Limit of counting; larger inboxes show "more than". */
export const COUNT_LIMIT = 1_000;

/** Inbox figures of a company; times cover conversations begun in the last 30 days. */
export const inboxFigures = z.object({
  unanswered: z.number().int(),
  mine: z.number().int().describe('counted up to 1,000'),
  all: z.number().int().describe('counted up to 1,000'),
  medianFirstAnswerSeconds: z.number().int().nullable(),
  longestWaitSeconds: z.number().int().nullable(),
});
export type InboxFigures = z.infer<typeof inboxFigures>;

export const colleague = z.object({ accountId: id, name: z.string() });
