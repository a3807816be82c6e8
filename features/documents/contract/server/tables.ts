import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, numeric, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import type { LineType } from '../../../freight/network/wire.ts';
import { account, company } from '../../../people/account/server/tables.ts';
import { resource } from '../../resource/server/tables.ts';
import type { Bond, ContractType, TemplateLanguage } from '../contractTypes.ts';
import type { LinkChannel } from '../signChoices.ts';
import type { SignStatus, SignWay } from '../status.ts';

/** Papers from which contracts are made; a new version leaves made contracts as they are. */
export const contractTemplate = pgTable(
  'contract_template',
  {
    ...baseColumns,
    contractType: text('contract_type').$type<ContractType>().notNull(),
    /** '': of no line */
    lineType: text('line_type').$type<LineType | ''>().notNull().default(''),
    companyEntity: integer('company_entity').notNull(),
    language: text('language').$type<TemplateLanguage>().notNull(),
    version: integer('version').notNull(),
    /** the .docx */
    resourceId: reference('resource_id')
      .notNull()
      .references(() => resource.id),
    validDays: integer('valid_days').notNull(),
    /** deposit in CNY */
    cashPledge: numeric('cash_pledge', { precision: 14, scale: 2 }).notNull().default('0'),
    /** offered; not and never activated: a draft, else retired */
    isActive: boolean('is_active').notNull().default(true),
    /** companies that signed an earlier version are asked to sign this one */
    asksNewSignature: boolean('asks_new_signature').notNull().default(false),
    /** has a page for each bond option */
    hasBond: boolean('has_bond').notNull().default(false),
    /** PDF of the seal-use agreement; null: the standard one */
    agreementId: reference('agreement_id').references(() => resource.id),
    createdBy: reference('created_by').references(() => account.id),
    activatedBy: reference('activated_by').references(() => account.id),
    activatedAt: instant('activated_at'),
    retiredBy: reference('retired_by').references(() => account.id),
    retiredAt: instant('retired_at'),
  },
  (table) => [
    unique('contract_template_version').on(
      table.contractType,
      table.lineType,
      table.companyEntity,
      table.language,
      table.version,
    ),
    uniqueIndex('contract_template_active')
      .on(table.contractType, table.lineType, table.companyEntity, table.language)
      .where(sql`is_active`),
    check('contract_template_days', sql`${table.validDays} > 0`),
    check('contract_template_pledge', sql`${table.cashPledge} >= 0`),
  ],
);

/** A company's contract by one template. */
export const contract = pgTable(
  'contract',
  {
    ...baseColumns,
    companyId: reference('company_id')
      .notNull()
      .references(() => company.id),
    templateId: reference('template_id')
      .notNull()
      .references(() => contractTemplate.id),
    contractNo: text('contract_no').notNull().unique(),
    /** on the last page; '': made before there were codes */
    verifyCode: text('verify_code').notNull().default(''),
    status: text('status').$type<SignStatus>().notNull().default('0'),
    /** counts what happens to it, so that a decision holds for what was seen */
    version: integer('version').notNull().default(0),
    bond1: text('bond1').$type<Bond | ''>().notNull().default(''),
    /** hash of the facts in the document */
    factsHash: text('facts_hash').notNull(),
    /** the document without signatures */
    documentId: reference('document_id')
      .notNull()
      .references(() => resource.id),
    pageCount: integer('page_count').notNull(),
    /** the document with the signatures so far */
    signedId: reference('signed_id').references(() => resource.id),
    signWay: text('sign_way').$type<SignWay>(),
    authorizedId: reference('authorized_id'),
    signerName: text('signer_name').notNull().default(''),
    signerMobile: text('signer_mobile').notNull().default(''),
    signedAt: instant('signed_at'),
    countersignedBy: reference('countersigned_by').references(() => account.id),
    countersignedAt: instant('countersigned_at'),
    startDate: date('start_date', { mode: 'string' }),
    endDate: date('end_date', { mode: 'string' }),
    /** ended before its time by both sides */
    voidedAt: instant('voided_at'),
    /** its company has begun another by the same template; it holds until its end nevertheless */
    renewedAt: instant('renewed_at'),
    /** of the operator's refusal, until it is signed again */
    reason: text('reason').notNull().default(''),
    /** end of its chain of evidence: events that are missing there are noticed */
    eventCount: integer('event_count').notNull().default(0),
    lastEventHash: text('last_event_hash').notNull().default(''),
  },
  (table) => [
    check('contract_status', sql`${table.status} in ('0', '1', '2', '3')`),
    check('contract_signed', sql`(${table.status} in ('2', '3')) = (${table.signedId} is not null)`),
    uniqueIndex('contract_current')
      .on(table.companyId, table.templateId)
      .where(sql`voided_at is null and renewed_at is null`),
    index('contract_of_company').on(table.companyId, table.status),
    index('contract_queue').on(table.status, table.signedAt),
    index('contract_ending').on(table.endDate),
    uniqueIndex('contract_verify_code').on(table.verifyCode).where(sql`verify_code <> ''`),
  ],
);

/** Signing links; only hashes of token, browser key and code are stored. */
export const contractLink = pgTable(
  'contract_link',
  {
    ...baseColumns,
    contractId: reference('contract_id')
      .notNull()
      .references(() => contract.id, { onDelete: 'cascade' }),
    /** sender */
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id),
    mobile: text('mobile').notNull(),
    email: text('email').notNull().default(''),
    /** null: opened by a trustee from the own link */
    channel: text('channel').$type<LinkChannel>(),
    language: text('language').$type<Language>().notNull().default('zh'),
    /** signer without mainland papers */
    withPassport: boolean('with_passport').notNull().default(false),
    tokenHash: text('token_hash').notNull().unique(),
    /** for the company's own display of the link */
    sealedToken: text('sealed_token').notNull().default(''),
    expiresAt: instant('expires_at').notNull(),
    /** a later link is valid instead */
    isReplaced: boolean('is_replaced').notNull().default(false),
    browserHash: text('browser_hash'),
    usedAt: instant('used_at'),
    /** face check of the signer */
    checkId: reference('check_id'),
    checkCount: integer('check_count').notNull().default(0),
    codeHash: text('code_hash'),
    mailCodeHash: text('mail_code_hash'),
    codeSentAt: instant('code_sent_at'),
    /** codes that were tried since the last was sent */
    codeAttempts: integer('code_attempts').notNull().default(0),
  },
  (table) => [index('contract_link_contract').on(table.contractId, table.id)],
);

/** Certificates of the own authority, with their keys sealed. */
export const signingIdentity = pgTable(
  'signing_identity',
  {
    ...baseColumns,
    /** `root`, `timestamps`, or `company:`, its id and a hash of what the certificate names, with `/` and a person who signs for it */
    holder: text('holder').notNull(),
    /** DER, base64 */
    certificate: text('certificate').notNull(),
    sealedKey: text('sealed_key').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** null: of the platform's own authority */
    companyId: reference('company_id').references(() => company.id),
    revokedAt: instant('revoked_at'),
    revokedBy: reference('revoked_by').references(() => account.id),
    revocationReason: text('revocation_reason').notNull().default(''),
  },
  (table) => [
    index('signing_identity_holder').on(table.holder, table.expiresAt),
    index('signing_identity_company').on(table.companyId),
    index('signing_identity_revoked').on(table.id).where(sql`revoked_at is not null`),
  ],
);
