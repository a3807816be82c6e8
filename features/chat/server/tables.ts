import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identified, instant, reference } from '../../../platform/server/database/columns.ts';
import { account, company } from '../../account/server/tables.ts';
import { orderContainer } from '../../booking/server/tables.ts';
import { resource } from '../../resource/server/tables.ts';

/** What two companies say to each other about one container (portal 2.8). */
export const conversation = pgTable(
  'conversation',
  {
    ...identified,
    orderContainerId: reference('order_container_id')
      .notNull()
      .references(() => orderContainer.id),
    /** 0 customs declaration, 1 ground service */
    businessType: integer('business_type').$type<0 | 1>().notNull(),
    /** whose goods they are */
    customerCompanyId: reference('customer_company_id')
      .notNull()
      .references(() => company.id),
    /** who serves them: the platform or a supplier */
    servingCompanyId: reference('serving_company_id')
      .notNull()
      .references(() => company.id),
    /** number of its newest message; the next one takes the row's lock, so order is the order of commits */
    lastSeq: integer('last_seq').notNull().default(0),
    lastMessageAt: instant('last_message_at'),
    /** the person of the serving company who has taken it */
    assignedTo: reference('assigned_to').references(() => account.id),
    /** the oldest message of the customer that nobody has answered; null: answered */
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
    // in the order of the inbox, of the whole company and of one person
    index('conversation_inbox').on(
      table.servingCompanyId,
      table.waitingSince,
      table.lastMessageAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('conversation_taken')
      .on(
        table.assignedTo,
        table.waitingSince,
        table.lastMessageAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`${table.assignedTo} is not null`),
  ],
);

/** One message; `seq` counts within its conversation without gaps, in the order of commits. */
export const chatMessage = pgTable(
  'chat_message',
  {
    ...identified,
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
    /** the sender's own key, so that a message sent again is recognised */
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

/** How far a company has got in a conversation. */
export const chatProgress = pgTable(
  'chat_progress',
  {
    conversationId: reference('conversation_id')
      .notNull()
      .references(() => conversation.id),
    companyId: reference('company_id')
      .notNull()
      .references(() => company.id),
    /** number of the conversation's newest message, kept here too so that what is unread is found by an index */
    lastSeq: integer('last_seq').notNull().default(0),
    deliveredSeq: integer('delivered_seq').notNull().default(0),
    readSeq: integer('read_seq').notNull().default(0),
    /** up to which message somebody was told that it stays unread */
    toldSeq: integer('told_seq').notNull().default(0),
    /** when somebody was last told */
    escalatedAt: instant('escalated_at'),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.companyId] }),
    index('chat_progress_unread').on(table.companyId).where(sql`${table.lastSeq} > ${table.readSeq}`),
    index('chat_progress_untold')
      .on(table.conversationId, table.companyId)
      .where(sql`${table.lastSeq} > greatest(${table.readSeq}, ${table.toldSeq})`),
  ],
);

/** An answer that the serving side gives often. */
export const cannedAnswer = pgTable(
  'canned_answer',
  {
    ...identified,
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
