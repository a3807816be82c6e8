import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import { resource } from '../../../documents/resource/server/tables.ts';
import { orderContainer } from '../../../freight/booking/server/tables.ts';
import { account, company } from '../../../people/account/server/tables.ts';

export const conversation = pgTable(
  'conversation',
  {
    ...baseColumns,
    orderContainerId: reference('order_container_id')
      .notNull()
      .references(() => orderContainer.id),
    /** 0 customs declaration, 1 ground service */
    businessType: integer('business_type').$type<0 | 1>().notNull(),
    customerCompanyId: reference('customer_company_id')
      .notNull()
      .references(() => company.id),
    servingCompanyId: reference('serving_company_id')
      .notNull()
      .references(() => company.id),
    /** number of the newest message; its update locks the row, so number order = commit order */
    lastSeq: integer('last_seq').notNull().default(0),
    lastMessageAt: instant('last_message_at'),
    /** assignee at the serving company */
    assignedTo: reference('assigned_to').references(() => account.id),
    /** time of the oldest unanswered customer message; null: none */
    waitingSince: instant('waiting_since'),
    firstAskedAt: instant('first_asked_at'),
    firstAnsweredAt: instant('first_answered_at'),
  },
  (table) => [
    check('conversation_business', sql`${table.businessType} in (0, 1)`),
    uniqueIndex('conversation_once').on(
      table.orderContainerId,
      table.businessType,
      table.customerCompanyId,
      table.servingCompanyId,
    ),
    index('conversation_of_customer').on(table.customerCompanyId, table.lastMessageAt),
    index('conversation_of_serving').on(table.servingCompanyId, table.lastMessageAt),
    // figures of the first answers
    index('conversation_first_asked').on(table.servingCompanyId, table.firstAskedAt, table.firstAnsweredAt),
    // inbox order, for the company and for an assignee
    index('conversation_inbox').on(
      table.servingCompanyId,
      table.waitingSince,
      table.lastMessageAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('conversation_taken')
      .on(table.assignedTo, table.waitingSince, table.lastMessageAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.assignedTo} is not null`),
  ],
);

/** `seq` counts within a conversation without gaps, in commit order. */
export const chatMessage = pgTable(
  'chat_message',
  {
    ...baseColumns,
    conversationId: reference('conversation_id')
      .notNull()
      .references(() => conversation.id),
    seq: integer('seq').notNull(),
    sendCompanyId: reference('send_company_id')
      .notNull()
      .references(() => company.id),
    sendAccountId: reference('send_account_id')
      .notNull()
      .references(() => account.id),
    /** idempotency key of the sender */
    clientId: text('client_id').notNull(),
    /** 0 text, 1 file, 2 image */
    msgType: integer('msg_type').$type<0 | 1 | 2>().notNull(),
    chatContent: text('chat_content').notNull().default(''),
    resourceId: reference('resource_id').references(() => resource.id, { onDelete: 'set null' }),
    fileName: text('file_name').notNull().default(''),
    remark: text('remark').notNull().default(''),
  },
  (table) => [
    check('chat_message_type', sql`${table.msgType} in (0, 1, 2)`),
    uniqueIndex('chat_message_seq').on(table.conversationId, table.seq),
    uniqueIndex('chat_message_client').on(table.conversationId, table.sendAccountId, table.clientId),
    index('chat_message_resource').on(table.resourceId),
  ],
);

/** A company's delivered and read marks in a conversation. */
export const chatProgress = pgTable(
  'chat_progress',
  {
    conversationId: reference('conversation_id')
      .notNull()
      .references(() => conversation.id),
    companyId: reference('company_id')
      .notNull()
      .references(() => company.id),
    /** copy of the conversation's, so that one index finds unread rows */
    lastSeq: integer('last_seq').notNull().default(0),
    deliveredSeq: integer('delivered_seq').notNull().default(0),
    readSeq: integer('read_seq').notNull().default(0),
    /** last message covered by an escalation */
    toldSeq: integer('told_seq').notNull().default(0),
    escalatedAt: instant('escalated_at'),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.companyId] }),
    index('chat_progress_unread')
      .on(table.companyId, table.conversationId)
      .where(sql`${table.lastSeq} > ${table.readSeq}`),
    index('chat_progress_untold')
      .on(table.conversationId, table.companyId)
      .where(sql`${table.lastSeq} > greatest(${table.readSeq}, ${table.toldSeq})`),
  ],
);

export const cannedAnswer = pgTable(
  'canned_answer',
  {
    ...baseColumns,
    companyId: reference('company_id')
      .notNull()
      .references(() => company.id),
    titleZh: text('title_zh').notNull(),
    titleEn: text('title_en').notNull(),
    titleRu: text('title_ru').notNull(),
    textZh: text('text_zh').notNull(),
    textEn: text('text_en').notNull(),
    textRu: text('text_ru').notNull(),
  },
  (table) => [index('canned_answer_company').on(table.companyId)],
);
