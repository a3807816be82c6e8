import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { identified } from '../database/columns.ts';

/** SMS and e-mail, written in the transaction of what causes them. */
export const outboxMessage = pgTable(
  'outbox_message',
  {
    ...identified,
    channel: text('channel').$type<'sms' | 'email'>().notNull(),
    receiver: text('receiver').notNull(),
    subject: text('subject').notNull().default(''),
    text: text('text').notNull(),
  },
  (table) => [
    check('outbox_channel', sql`${table.channel} in ('sms', 'email')`),
    index('outbox_newest').on(table.createdAt.desc()),
  ],
);
