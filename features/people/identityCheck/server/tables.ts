import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { company } from '../../account/server/tables.ts';
import type { Movement } from '../challenge.ts';
import type { Failure, IdentityProviderName, IdentityPurpose } from '../status.ts';

/** One check of one person; only the token's SHA-256 is stored. */
export const identityCheck = pgTable(
  'identity_check',
  {
    ...baseColumns,
    tokenHash: text('token_hash').notNull().unique(),
    purpose: text('purpose').$type<IdentityPurpose>().notNull(),
    /** of the feature that asked, such as `contract:12` */
    reference: text('reference').notNull(),
    /** whose signer the person is; null: of no company */
    companyId: reference('company_id').references(() => company.id),
    subjectName: text('subject_name').notNull(),
    subjectIdNumber: text('subject_id_number').notNull().default(''),
    subjectMobile: text('subject_mobile').notNull().default(''),
    /** file with the person's portrait, compared with the frames */
    portraitId: reference('portrait_id'),
    language: text('language').$type<Language>().notNull(),
    /** null: not opened yet */
    provider: text('provider').$type<IdentityProviderName>(),
    /** expiry shows in `expiresAt` */
    state: text('state').$type<'open' | 'passed' | 'failed'>().notNull().default('open'),
    isReplaced: boolean('is_replaced').notNull().default(false),
    /** of the last attempt that did not pass */
    reason: text('reason').$type<Failure>(),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    finishedAt: instant('finished_at'),
    /** of a commercial provider */
    sessionId: text('session_id'),
    sessionUrl: text('session_url'),
    evidenceRemovedAt: instant('evidence_removed_at'),
  },
  (table) => [
    index('identity_check_company').on(table.companyId, table.id),
    index('identity_check_reference').on(table.purpose, table.reference),
    uniqueIndex('identity_check_session').on(table.sessionId).where(sql`${table.sessionId} is not null`),
    index('identity_check_waiting').on(table.sessionId, table.expiresAt).where(sql`${table.state} = 'open'`),
  ],
);

/** Movements asked once; the answer uses it up. */
export const identityChallenge = pgTable(
  'identity_challenge',
  {
    ...baseColumns,
    checkId: reference('check_id')
      .notNull()
      .references(() => identityCheck.id, { onDelete: 'cascade' }),
    nonceHash: text('nonce_hash').notNull().unique(),
    movements: jsonb('movements').$type<Movement[]>().notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('identity_challenge_check').on(table.checkId)],
);

/** Pieces of evidence, encrypted (platform/server/secrets). */
export const identityEvidence = pgTable(
  'identity_evidence',
  {
    ...baseColumns,
    checkId: reference('check_id')
      .notNull()
      .references(() => identityCheck.id, { onDelete: 'cascade' }),
    /** file name in the evidence pack */
    name: text('name').notNull(),
    sealed: text('sealed').notNull(),
  },
  (table) => [index('identity_evidence_check').on(table.checkId), index('identity_evidence_age').on(table.createdAt)],
);

/** Events of a provider's webhook that were accepted: each works once. */
export const identityEvent = pgTable('identity_event', {
  ...baseColumns,
  eventId: text('event_id').notNull().unique(),
  checkId: reference('check_id')
    .notNull()
    .references(() => identityCheck.id, { onDelete: 'cascade' }),
});
