import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { identified, instant, reference } from '../../../platform/server/database/columns.ts';
import { account, company } from '../../account/server/tables.ts';
import type { HandWay } from '../wire.ts';

/** What one person is told. The words are made when it is read, in the reader's language. */
export const message = pgTable(
  'message',
  {
    ...identified,
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id),
    /** the company on whose behalf the person is told; null for people without one */
    companyId: reference('company_id').references(() => company.id),
    /** which kind, as its feature declares it: `booking_confirmed` */
    businessCode: text('business_code').notNull(),
    handWay: integer('hand_way').$type<HandWay>().notNull(),
    /** entry of the dictionary `remindTypeFront` */
    msgType: text('msg_type').notNull(),
    /** the facts that its words are made of */
    params: jsonb('params').$type<Record<string, string | number>>().notNull(),
    /** the thing it is about, such as `order:SL2026000001`; what is done about the thing closes its to-dos */
    about: text('about').notNull(),
    readAt: instant('read_at'),
    /** when a to-do was done, by whatever way */
    doneAt: instant('done_at'),
    /** those read at one press of "all read", so that it can be undone */
    readTogether: uuid('read_together'),
  },
  (table) => [
    check('message_hand_way', sql`${table.handWay} in (0, 1, 2)`),
    index('message_of_account').on(table.accountId, table.id),
    index('message_unread').on(table.accountId, table.handWay).where(sql`${table.readAt} is null`),
    index('message_once').on(table.about, table.businessCode).where(sql`${table.handWay} > 0`),
    index('message_read').on(table.readAt).where(sql`${table.readAt} is not null`),
    index('message_read_together').on(table.readTogether).where(sql`${table.readTogether} is not null`),
  ],
);

/** By which ways a person wants to hear of a type of message; no row: in the portal alone. */
export const messageWay = pgTable(
  'message_way',
  {
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id),
    msgType: text('msg_type').notNull(),
    inPortal: boolean('in_portal').notNull().default(true),
    byEmail: boolean('by_email').notNull().default(false),
    bySms: boolean('by_sms').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.msgType] })],
);

/** When a person wants to be left alone, and whether e-mail comes as one letter a day. */
export const messageHabit = pgTable('message_habit', {
  accountId: reference('account_id')
    .primaryKey()
    .references(() => account.id),
  /** `22:00`, on the platform's clock; null: never quiet */
  quietFrom: text('quiet_from'),
  quietTo: text('quiet_to'),
  hasDigest: boolean('has_digest').notNull().default(false),
});

/**
 * A message that waits to leave by e-mail or SMS: for the end of its reader's quiet hours, or for their next digest.
 * When it is due moves when they choose other hours.
 */
export const messageDelivery = pgTable(
  'message_delivery',
  {
    ...identified,
    messageId: reference('message_id')
      .notNull()
      .references(() => message.id, { onDelete: 'cascade' }),
    way: text('way').$type<'email' | 'sms' | 'digest'>().notNull(),
    dueAt: instant('due_at').notNull(),
    leftAt: instant('left_at'),
  },
  (table) => [
    check('message_delivery_way', sql`${table.way} in ('email', 'sms', 'digest')`),
    index('message_delivery_due').on(table.dueAt).where(sql`${table.leftAt} is null`),
    index('message_delivery_message').on(table.messageId),
  ],
);
