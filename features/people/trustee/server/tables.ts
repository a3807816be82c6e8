import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import { resource } from '../../../documents/resource/server/tables.ts';
import { account, company } from '../../account/server/tables.ts';
import type { TrusteeStatus } from '../status.ts';

/** A company lets a person sign for it in a period. */
export const trusteeAuthorization = pgTable(
  'trustee_authorization',
  {
    ...baseColumns,
    companyId: reference('company_id')
      .notNull()
      .references(() => company.id),
    /** last applicant */
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id),
    name: text('name').notNull(),
    mobile: text('mobile').notNull(),
    idNo: text('id_no').notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    /** letter of attorney */
    resourceId: reference('resource_id')
      .notNull()
      .unique('trustee_authorization_letter')
      .references(() => resource.id),
    status: text('status').$type<TrusteeStatus>().notNull().default('0'),
    submittedAt: instant('submitted_at').notNull().defaultNow(),
    /** counts submissions and decisions, so that a decision holds for what was seen */
    version: integer('version').notNull().default(0),
    /** of a rejection or revocation */
    reason: text('reason').notNull().default(''),
    decidedBy: reference('decided_by').references(() => account.id),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    check('trustee_authorization_status', sql`${table.status} in ('0', '1', '2', '3', '4')`),
    check('trustee_authorization_period', sql`${table.endDate} > ${table.startDate}`),
    index('trustee_authorization_company').on(table.companyId, table.id),
    index('trustee_authorization_queue').on(table.status, table.submittedAt),
    index('trustee_authorization_person').on(table.idNo),
    index('trustee_authorization_end').on(table.endDate).where(sql`${table.status} = '1'`),
  ],
);

/** Signing links. Only the hash of the token is stored, and of the key of the browser that opened it first. */
export const trusteeLink = pgTable(
  'trustee_link',
  {
    ...baseColumns,
    authorizationId: reference('authorization_id')
      .notNull()
      .references(() => trusteeAuthorization.id, { onDelete: 'cascade' }),
    /** sender */
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    /** a later link is valid instead */
    isReplaced: boolean('is_replaced').notNull().default(false),
    browserHash: text('browser_hash'),
    openedAt: instant('opened_at'),
  },
  (table) => [index('trustee_link_authorization').on(table.authorizationId, table.id)],
);
