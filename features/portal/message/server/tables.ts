import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import { account, company } from '../../../people/account/server/tables.ts';
import type { MsgType } from '../msgTypes.ts';
import type { HandWay } from '../wire.ts';

/** One message to one person; texts are rendered on reading, in the language of the reader. */
export const message = pgTable(
  'message',
  {
    ...baseColumns,
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id),
    /** company context; null for people without a company */
    companyId: reference('company_id').references(() => company.id),
    /** `MessageKind.businessCode`, such as `booking_confirmed` */
    businessCode: text('business_code').notNull(),
    handWay: integer('hand_way').$type<HandWay>().notNull(),
    /** entry of the dictionary `remindTypeFront` */
    msgType: text('msg_type').notNull(),
    params: jsonb('params').$type<Record<string, string | number>>().notNull(),
    /** subject such as `order:SL2026000001`; done to-dos are closed by it */
    about: text('about').notNull(),
    readAt: instant('read_at'),
    doneAt: instant('done_at'),
  },
  (table) => [
    check('message_hand_way', sql`${table.handWay} in (0, 1, 2)`),
    // Ordered by time, not by id alone: the planner would walk the primary key through the messages of all others.
    index('message_unread')
      .on(table.accountId, table.handWay, table.createdAt, table.id, table.msgType)
      .where(sql`${table.readAt} is null`),
    index('message_read_list')
      .on(table.accountId, table.handWay, table.createdAt, table.id, table.msgType)
      .where(sql`${table.readAt} is not null`),
    index('message_unread_of_type')
      .on(table.accountId, table.msgType, table.handWay, table.createdAt, table.id)
      .where(sql`${table.readAt} is null`),
    index('message_read_of_type')
      .on(table.accountId, table.msgType, table.handWay, table.createdAt, table.id)
      .where(sql`${table.readAt} is not null`),
    index('message_once').on(table.about, table.businessCode).where(sql`${table.handWay} > 0`),
    index('message_read').on(table.readAt).where(sql`${table.readAt} is not null`),
  ],
);

/** One "all read": notices up to an id are read, before a job writes it to each of them. Undone by deletion. */
export const messageReadMark = pgTable(
  'message_read_mark',
  {
    ...baseColumns,
    undoKey: uuid('undo_key').notNull().unique('message_read_mark_once'),
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id),
    /** null: all types */
    msgType: text('msg_type').$type<MsgType>(),
    lastId: reference('last_id').notNull(),
    /** messages that were unread */
    count: integer('count').notNull(),
  },
  (table) => [index('message_read_mark_account').on(table.accountId)],
);

/** Channels per person and type; no row: defaults. */
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

/** Quiet hours and digest of a person. */
export const messageHabit = pgTable('message_habit', {
  accountId: reference('account_id')
    .primaryKey()
    .references(() => account.id),
  /** `22:00`, platform time; null: none */
  quietFrom: text('quiet_from'),
  quietTo: text('quiet_to'),
  hasDigest: boolean('has_digest').notNull().default(false),
});

/** Pending e-mail, SMS or digest entry, delayed by quiet hours or until the digest. */
export const messageDelivery = pgTable(
  'message_delivery',
  {
    ...baseColumns,
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
