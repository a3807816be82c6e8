import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../platform/server/database/columns.ts';
import { account } from '../../account/server/tables.ts';

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

/** `companyEmail`: the contact address of a company. */
export type CodePurpose = 'register' | 'forgotPassword' | 'companyEmail';

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
    way: text('way').$type<'password' | 'code'>().notNull(),
    outcome: text('outcome').$type<'done' | 'wrongPassword' | 'wrongCode' | 'locked'>().notNull(),
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
