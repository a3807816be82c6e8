import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import { storedBlob } from '../../../../platform/server/files/tables.ts';
import { account, company } from '../../../people/account/server/tables.ts';
import type { SaveFlag } from '../saveState.ts';
import type { VersionSource } from '../wire.ts';

/** Which document: of an uploaded file, or of a record of another kind. */
const documentColumns = {
  kind: text('kind').notNull(),
  documentId: reference('document_id').notNull(),
};

const storedContent = () =>
  reference('blob_id')
    .notNull()
    .references(() => storedBlob.id);

/** One opening of the editor. */
export const officeSession = pgTable(
  'office_session',
  {
    ...baseColumns,
    ...documentColumns,
    batchNo: text('batch_no').notNull().unique(),
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** as it was opened */
    blobId: storedContent(),
    /** the version it was opened at, or that it saved */
    versionNo: integer('version_no').notNull(),
    saveFlag: text('save_flag').$type<SaveFlag>().notNull().default('0'),
    /** of the document server's token; null: the portal's own editor */
    tokenHash: text('token_hash').unique(),
  },
  (table) => [
    check('office_session_save_flag', sql`${table.saveFlag} in ('0', '1', '2')`),
    index('office_session_age').on(table.updatedAt),
    index('office_session_account').on(table.accountId),
    index('office_session_blob').on(table.blobId),
  ],
);

/** Who edits a document; free once expired. */
export const officeLock = pgTable(
  'office_lock',
  {
    ...baseColumns,
    ...documentColumns,
    /** null: people in a document server together */
    sessionId: reference('session_id').references(() => officeSession.id, { onDelete: 'cascade' }),
    /** made by the document server */
    wopiLock: text('wopi_lock').notNull().default(''),
    since: instant('since').notNull(),
    expiresAt: instant('expires_at').notNull(),
    words: text('words').notNull().default(''),
  },
  (table) => [
    unique('office_lock_document').on(table.kind, table.documentId),
    index('office_lock_session').on(table.sessionId),
  ],
);

/** A version of a document; one for each opening that saved. */
export const officeVersion = pgTable(
  'office_version',
  {
    ...baseColumns,
    ...documentColumns,
    versionNo: integer('version_no').notNull(),
    blobId: storedContent(),
    source: text('source').$type<VersionSource>().notNull(),
    restoredFrom: integer('restored_from'),
    /** null: the platform's own */
    accountId: reference('account_id').references(() => account.id, { onDelete: 'set null' }),
    sessionId: reference('session_id').references(() => officeSession.id, { onDelete: 'set null' }),
    /** whose uploaded file it is; counted in its storage, and a part of its archive */
    companyId: reference('company_id').references(() => company.id),
    /** whose, where that person has no company */
    personId: reference('person_id').references(() => account.id),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    unique('office_version_no').on(table.kind, table.documentId, table.versionNo),
    check(
      'office_version_source',
      sql`${table.source} in ('original', 'upload', 'editor', 'restore', 'documentServer')`,
    ),
    index('office_version_blob').on(table.blobId),
    index('office_version_account').on(table.accountId),
    index('office_version_session').on(table.sessionId),
    index('office_version_company').on(table.companyId),
    index('office_version_person').on(table.personId),
  ],
);
