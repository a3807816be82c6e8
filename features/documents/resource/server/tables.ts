import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import { storedBlob } from '../../../../platform/server/files/tables.ts';
import { account, company } from '../../../people/account/server/tables.ts';

/** An uploaded file: name, owner and relation (documents 3.1). */
export const resource = pgTable(
  'resource',
  {
    ...baseColumns,
    blobId: reference('blob_id')
      .notNull()
      .references(() => storedBlob.id),
    resourceName: text('resource_name').notNull(),
    /** null: the platform's own, such as a template */
    companyId: reference('company_id').references(() => company.id),
    accountId: reference('account_id').references(() => account.id),
    /** decides the policy, such as `AUTHORIZE` */
    docType: text('doc_type').notNull().default(''),
    /** entry of the dictionary `resourceType`, such as `AF` */
    resourceType: text('resource_type').notNull().default(''),
    /** record id; its table follows from `docType` */
    relaId: text('rela_id').notNull().default(''),
    extInfo: text('ext_info').notNull().default(''),
    /** resumable upload it came from; unique for idempotent completion */
    uploadId: text('upload_id').unique('resource_upload'),
  },
  (table) => [
    index('resource_blob').on(table.blobId),
    index('resource_relation').on(table.docType, table.relaId),
    index('resource_company').on(table.companyId, table.createdAt),
    index('resource_person').on(table.accountId).where(sql`${table.companyId} is null`),
  ],
);

export const resourceShare = pgTable(
  'resource_share',
  {
    ...baseColumns,
    resourceId: reference('resource_id')
      .notNull()
      .references(() => resource.id, { onDelete: 'cascade' }),
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id),
    /** SHA-256 of the token, in hex */
    tokenHash: text('token_hash').notNull().unique('resource_share_token'),
    expiresAt: instant('expires_at').notNull(),
    canDelete: boolean('can_delete').notNull().default(false),
  },
  (table) => [index('resource_share_resource').on(table.resourceId)],
);

/**
 * Storage used per company, or per user without one, counted by the triggers `resource_counted_…`; shared bytes count
 * for each file. An insert locks the row until commit, which serializes quota checks.
 */
export const storageUse = pgTable(
  'storage_use',
  {
    ...baseColumns,
    companyId: reference('company_id').references(() => company.id, { onDelete: 'cascade' }),
    accountId: reference('account_id').references(() => account.id, { onDelete: 'cascade' }),
    byteCount: bigint('byte_count', { mode: 'number' }).notNull(),
  },
  (table) => [unique('storage_use_owner').on(table.companyId, table.accountId).nullsNotDistinct()],
);
