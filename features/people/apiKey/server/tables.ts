import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import { account, company } from '../../account/server/tables.ts';
import type { ApiScope } from '../wire.ts';

/** Key by which a company's own systems call; only its SHA-256 is stored. */
export const apiKey = pgTable(
  'api_key',
  {
    ...baseColumns,
    companyId: reference('company_id')
      .notNull()
      .references(() => company.id),
    /** who made it, and with whose rights it acts */
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id),
    name: text('name').notNull(),
    prefix: text('prefix').notNull(),
    keyHash: text('key_hash').notNull().unique(),
    scopes: text('scopes').array().$type<ApiScope[]>().notNull(),
    /** empty: from everywhere */
    addresses: text('addresses').array().notNull().default([]),
    expiresAt: instant('expires_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
    /** the company was told of the end */
    remindedAt: instant('reminded_at'),
  },
  (table) => [index('api_key_company').on(table.companyId), index('api_key_expiry').on(table.expiresAt)],
);

/** A person lets a key with scope `signIn` sign them in. */
export const partnerConsent = pgTable(
  'partner_consent',
  {
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id),
    apiKeyId: reference('api_key_id')
      .notNull()
      .references(() => apiKey.id),
    createdAt: baseColumns.createdAt,
  },
  (table) => [primaryKey({ columns: [table.accountId, table.apiKeyId] })],
);
