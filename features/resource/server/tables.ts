import { bigint, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { identified, instant, reference } from '../../../platform/server/database/columns.ts';
import { storedBlob } from '../../../platform/server/files/tables.ts';
import { account, company } from '../../account/server/tables.ts';

/** An uploaded file as people know it: its name, whose it is and what it belongs to (documents 3.1). */
export const resource = pgTable(
  'resource',
  {
    ...identified,
    blobId: reference('blob_id')
      .notNull()
      .references(() => storedBlob.id),
    /** as its owner calls it, with its extension */
    resourceName: text('resource_name').notNull(),
    /** null: the platform's own, such as a template */
    companyId: reference('company_id').references(() => company.id),
    accountId: reference('account_id').references(() => account.id),
    /** what kind of paper it is, such as `AUTHORIZE`; decides who besides the owner may read it */
    docType: text('doc_type').notNull().default(''),
    /** entry of the dictionary `resourceType`, such as `AF` */
    resourceType: text('resource_type').notNull().default(''),
    /** the record it belongs to; which table is said by `docType` */
    relaId: text('rela_id').notNull().default(''),
    extInfo: text('ext_info').notNull().default(''),
    /** the upload in parts that it came by: an upload becomes one file, however often that is asked */
    uploadId: text('upload_id').unique('resource_upload'),
  },
  (table) => [
    index('resource_blob').on(table.blobId),
    index('resource_relation').on(table.docType, table.relaId),
    index('resource_company').on(table.companyId, table.createdAt),
  ],
);

/** Leave for whoever holds a token to read one resource until a time. */
export const resourceShare = pgTable(
  'resource_share',
  {
    ...identified,
    resourceId: reference('resource_id')
      .notNull()
      .references(() => resource.id, { onDelete: 'cascade' }),
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id),
    /** SHA-256 of the token, in hex; the token itself is not kept */
    tokenHash: text('token_hash').notNull().unique('resource_share_token'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('resource_share_resource').on(table.resourceId)],
);

/**
 * How many bytes of files a company keeps, or a person for themselves; bytes that two files share count twice. The
 * database counts by itself whatever adds and removes files (trigger `resource_counted_…`). Who adds one holds the row
 * until the transaction ends, so that what several add at once cannot pass a limit that each looks at afterwards.
 */
export const storageUse = pgTable(
  'storage_use',
  {
    ...identified,
    companyId: reference('company_id').references(() => company.id, { onDelete: 'cascade' }),
    /** only where there is no company */
    accountId: reference('account_id').references(() => account.id, { onDelete: 'cascade' }),
    byteCount: bigint('byte_count', { mode: 'number' }).notNull(),
  },
  (table) => [unique('storage_use_owner').on(table.companyId, table.accountId).nullsNotDistinct()],
);
