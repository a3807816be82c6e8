import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import { account, company } from '../../account/server/tables.ts';
import type { ApplicationKind, FieldChange } from '../companyData.ts';
import type { RegistrationForm, RegistrationStatus } from '../registration.ts';
import type { HistoryEntry } from '../wire.ts';

type Reasons = Record<string, string>;

/**
 * Enterprise forms: of an applicant, in force once approved, and of changes to it. Keys are normalized; empty ones match
 * nothing. Those of a change are what it changes, while it is open.
 */
export const companyRegistration = pgTable(
  'company_registration',
  {
    ...baseColumns,
    kind: text('kind').$type<ApplicationKind>().notNull().default('registration'),
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id),
    /** null until a registration is approved */
    companyId: reference('company_id').references(() => company.id),
    status: text('status').$type<RegistrationStatus>().notNull().default('draft'),
    /** counts submissions and decisions, so that a decision holds for what was seen */
    version: integer('version').notNull().default(0),
    form: jsonb('form').$type<RegistrationForm>().notNull(),
    remark: text('remark').notNull().default(''),
    reasons: jsonb('reasons').$type<Reasons>().notNull().default({}),
    submittedAt: instant('submitted_at'),
    /** empty for individuals, who share names */
    nameKey: text('name_key').notNull().default(''),
    codeKey: text('code_key').notNull().default(''),
    legalKey: text('legal_key').notNull().default(''),
    addressKey: text('address_key').notNull().default(''),
    /** contact e-mail that a code has confirmed */
    confirmedEmail: text('confirmed_email').notNull().default(''),
  },
  (table) => [
    check(
      'company_registration_status',
      sql`${table.status} in ('draft', 'submitted', 'returned', 'approved', 'withdrawn')`,
    ),
    check('company_registration_kind', sql`${table.kind} in ('registration', 'change', 'scopes')`),
    uniqueIndex('company_registration_applicant').on(table.accountId).where(sql`${table.companyId} is null`),
    uniqueIndex('company_registration_in_force').on(table.companyId).where(sql`${table.kind} = 'registration'`),
    uniqueIndex('company_registration_open')
      .on(table.companyId, table.kind)
      .where(sql`${table.kind} <> 'registration' and ${table.status} in ('submitted', 'returned')`),
    uniqueIndex('company_registration_name')
      .on(table.nameKey)
      .where(sql`${table.nameKey} <> '' and ${table.status} in ('submitted', 'approved')`),
    index('company_registration_code').on(table.codeKey),
    index('company_registration_legal').on(table.legalKey),
    index('company_registration_address').on(table.addressKey),
    index('company_registration_queue').on(table.status, table.submittedAt),
    index('company_registration_company').on(table.companyId),
    index('company_registration_of_account').on(table.accountId),
  ],
);

export const companyRegistrationEvent = pgTable(
  'company_registration_event',
  {
    ...baseColumns,
    registrationId: reference('registration_id')
      .notNull()
      .references(() => companyRegistration.id),
    kind: text('kind').$type<HistoryEntry['kind']>().notNull(),
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id),
    remark: text('remark').notNull().default(''),
    reasons: jsonb('reasons').$type<Reasons>().notNull().default({}),
    changes: jsonb('changes').$type<FieldChange[]>().notNull().default([]),
  },
  (table) => [index('company_registration_event_of').on(table.registrationId, table.id)],
);

/** A person asks to join a company; one open request each. */
export const joinRequest = pgTable(
  'join_request',
  {
    ...baseColumns,
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id),
    companyId: reference('company_id')
      .notNull()
      .references(() => company.id),
    status: text('status').$type<'pending' | 'agreed' | 'declined' | 'withdrawn'>().notNull().default('pending'),
    remark: text('remark').notNull().default(''),
    reason: text('reason').notNull().default(''),
    decidedBy: reference('decided_by').references(() => account.id),
  },
  (table) => [
    check('join_request_status', sql`${table.status} in ('pending', 'agreed', 'declined', 'withdrawn')`),
    uniqueIndex('join_request_open').on(table.accountId).where(sql`${table.status} = 'pending'`),
    index('join_request_account').on(table.accountId, table.id),
    index('join_request_company').on(table.companyId, table.status),
  ],
);
