import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Page } from '../../../../libs/pageReader/page.ts';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import { storedBlob } from '../../../../platform/server/files/tables.ts';
import { account, company } from '../../../people/account/server/tables.ts';
import type { PaperKind } from '../paperKinds.ts';
import type { PaperFacts } from '../reading/understand.ts';
import type { FailReason, RecognizeState } from '../states.ts';

/** Uploaded papers and what was read of them (documents 3.7). */
export const paper = pgTable(
  'paper',
  {
    ...baseColumns,
    companyId: reference('company_id')
      .notNull()
      .references(() => company.id),
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id),
    resourceId: reference('resource_id').notNull(),
    /** pages of the file that are this paper, from 1; null: to its end */
    firstPage: integer('first_page').notNull().default(1),
    lastPage: integer('last_page'),
    /** paper that the file is attached to, when it is another of the same file */
    fileHolderId: reference('file_holder_id'),
    /** a person said where papers begin: rules leave it */
    isCutByHand: boolean('is_cut_by_hand').notNull().default(false),
    fileName: text('file_name').notNull(),
    extension: text('extension').notNull(),
    /** of the bytes, hex; equal papers are found by it */
    sha256: text('sha256').notNull(),
    containerNo: text('container_no').notNull().default(''),
    state: text('state').$type<RecognizeState>().notNull().default('0'),
    failedFor: text('failed_for').$type<FailReason>(),
    kind: text('kind').$type<PaperKind>(),
    kindConfidence: real('kind_confidence').notNull().default(0),
    /** a person said of which kind it is: rules leave it */
    isKindByHand: boolean('is_kind_by_hand').notNull().default(false),
    pageCount: integer('page_count'),
    pagesDone: integer('pages_done').notNull().default(0),
    doubtCount: integer('doubt_count').notNull().default(0),
    facts: jsonb('facts').$type<PaperFacts>(),
    sameAsId: reference('same_as_id'),
    /** order that it was taken over into */
    orderNo: text('order_no').notNull().default(''),
    checkedBy: reference('checked_by').references(() => account.id),
    /** readings that began and did not end */
    attempts: integer('attempts').notNull().default(0),
    /** last sign of life of the process that reads it */
    aliveAt: instant('alive_at'),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    check('paper_state', sql`${table.state} in ('0', '1', '2', '3')`),
    foreignKey({ name: 'paper_same_as', columns: [table.sameAsId], foreignColumns: [table.id] }).onDelete('set null'),
    unique('paper_of_file').on(table.resourceId, table.firstPage),
    index('paper_file_holder').on(table.fileHolderId),
    index('paper_of_company').on(table.companyId, table.createdAt),
    index('paper_bytes').on(table.companyId, table.sha256),
    index('paper_same').on(table.sameAsId),
    index('paper_waiting').on(table.createdAt).where(sql`${table.state} = '0'`),
  ],
);

/** Pages as they were read; the picture is upright and straight, as the places are measured. */
export const paperPage = pgTable(
  'paper_page',
  {
    ...baseColumns,
    paperId: reference('paper_id')
      .notNull()
      .references(() => paper.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    page: jsonb('page').$type<Page>().notNull(),
    pictureBlobId: reference('picture_blob_id').references(() => storedBlob.id),
  },
  (table) => [
    unique('paper_page_number').on(table.paperId, table.number),
    index('paper_page_blob').on(table.pictureBlobId),
  ],
);

/** What people made of a value that was misread on papers of the same sender and kind. */
export const paperLesson = pgTable(
  'paper_lesson',
  {
    ...baseColumns,
    companyId: reference('company_id')
      .notNull()
      .references(() => company.id),
    /** sender and kind of the papers */
    layout: text('layout').notNull(),
    /** of a goods line, or role and field of a party */
    field: text('field').notNull(),
    readText: text('read_text').notNull(),
    rightText: text('right_text').notNull(),
  },
  (table) => [uniqueIndex('paper_lesson_once').on(table.companyId, table.layout, table.field, table.readText)],
);
