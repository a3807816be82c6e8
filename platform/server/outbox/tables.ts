import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { baseColumns, instant } from '../database/columns.ts';

export const outboxMessage = pgTable(
  'outbox_message',
  {
    ...baseColumns,
    channel: text('channel').$type<'sms' | 'email'>().notNull(),
    receiver: text('receiver').notNull(),
    subject: text('subject').notNull().default(''),
    text: text('text').notNull(),
    /** switches such e-mails off, by a page or one click (RFC 8058); '': they cannot be switched off */
    unsubscribeUrl: text('unsubscribe_url').notNull().default(''),
    /** `kept`: no transport configured; stays on the operator's outbox page */
    status: text('status').$type<'waiting' | 'sent' | 'failed' | 'kept'>().notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    nextTryAt: instant('next_try_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
    lastError: text('last_error').notNull().default(''),
  },
  (table) => [
    check('outbox_channel', sql`${table.channel} in ('sms', 'email')`),
    check('outbox_status', sql`${table.status} in ('waiting', 'sent', 'failed', 'kept')`),
    index('outbox_due').on(table.nextTryAt).where(sql`${table.status} = 'waiting'`),
    index('outbox_newest').on(table.createdAt, table.id),
    index('outbox_status_newest').on(table.status, table.createdAt, table.id),
    index('outbox_channel_newest').on(table.channel, table.createdAt, table.id),
    index('outbox_channel_status_newest').on(table.channel, table.status, table.createdAt, table.id),
    index('outbox_receiver_part').using('gin', table.receiver.op('gin_trgm_ops')),
  ],
);
