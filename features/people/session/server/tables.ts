import { bigint, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import { account } from '../../account/server/tables.ts';
import type { SignInOutcome, SignInWay } from '../presence.ts';

/** Browser session; only the token's SHA-256 is stored. */
export const session = pgTable(
  'session',
  {
    ...baseColumns,
    tokenHash: text('token_hash').notNull().unique(),
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [index('session_account').on(table.accountId), index('session_expiry').on(table.expiresAt)],
);

/**
 * Failures per name, known or not, and network, so that no account is locked from another network. An attempt counts
 * as failed until it succeeds.
 */
export const signInAttempt = pgTable(
  'sign_in_attempt',
  {
    ...baseColumns,
    name: text('name').notNull(),
    network: text('network').notNull().default(''),
    failures: integer('failures').notNull(),
    lockedUntil: instant('locked_until'),
  },
  (table) => [unique('sign_in_attempt_name_network').on(table.name, table.network)],
);

/** Valid for one attempt of the name and network it was made for. */
export const captcha = pgTable('captcha', {
  ...baseColumns,
  uuid: text('uuid').notNull().unique(),
  name: text('name').notNull().default(''),
  network: text('network').notNull().default(''),
  /** of the picture; null: proof of work */
  answer: text('answer'),
  expiresAt: instant('expires_at').notNull(),
});

export const signInCode = pgTable(
  'sign_in_code',
  {
    ...baseColumns,
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('sign_in_code_account').on(table.accountId, table.createdAt)],
);

/** `companyEmail`: the contact address of a company; `countersign`: of an operator who signs for the platform. */
export type CodePurpose = 'register' | 'forgotPassword' | 'companyEmail' | 'countersign';

/** One-time codes that verify an address. */
export const verificationCode = pgTable(
  'verification_code',
  {
    ...baseColumns,
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    /** mobile number or e-mail address, normalized */
    address: text('address').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('verification_code_address').on(table.address, table.createdAt)],
);

export const signInRecord = pgTable(
  'sign_in_record',
  {
    ...baseColumns,
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id),
    way: text('way').$type<SignInWay>().notNull(),
    outcome: text('outcome').$type<SignInOutcome>().notNull(),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [
    index('sign_in_record_account').on(table.accountId, table.id),
    index('sign_in_record_time').using('brin', table.createdAt),
  ],
);

/** Key pair for password encryption, shared by all server processes. */
export const wireKey = pgTable('wire_key', {
  ...baseColumns,
  purpose: text('purpose').notNull().unique(),
  privateKeyPem: text('private_key_pem').notNull(),
});

/** Authenticator app of an account (RFC 6238). */
export const twoStep = pgTable('two_step', {
  ...baseColumns,
  accountId: reference('account_id')
    .notNull()
    .unique()
    .references(() => account.id),
  /** encrypted; platform/server/secrets */
  sealedSecret: text('sealed_secret').notNull(),
  /** null: waits for the first code */
  confirmedAt: instant('confirmed_at'),
  /** of the last code that was used; this one and earlier ones are refused */
  lastTimeStep: bigint('last_time_step', { mode: 'number' }).notNull().default(0),
});

export const recoveryCode = pgTable(
  'recovery_code',
  {
    ...baseColumns,
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [unique('recovery_code_account').on(table.accountId, table.codeHash)],
);

/** Device on which the second step is not asked. */
export const trustedDevice = pgTable(
  'trusted_device',
  {
    ...baseColumns,
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id),
    tokenHash: text('token_hash').notNull().unique(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [index('trusted_device_account').on(table.accountId)],
);

/** Sign-in between its first and its second step. */
export const signInChallenge = pgTable(
  'sign_in_challenge',
  {
    ...baseColumns,
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id),
    tokenHash: text('token_hash').notNull().unique(),
    way: text('way').$type<SignInWay>().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sign_in_challenge_account').on(table.accountId)],
);

/** One-time code by which a partner site brings a person here. */
export const partnerCode = pgTable(
  'partner_code',
  {
    ...baseColumns,
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id),
    apiKeyId: reference('api_key_id').notNull(),
    codeHash: text('code_hash').notNull().unique(),
    /** host it is for */
    audience: text('audience').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('partner_code_key').on(table.apiKeyId), index('partner_code_account').on(table.accountId)],
);
