import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import { storedBlob } from '../../../../platform/server/files/tables.ts';
import { bookingOrder, orderContainer } from '../../../freight/booking/server/tables.ts';
import { train } from '../../../freight/train/server/tables.ts';
import { account, company } from '../../../people/account/server/tables.ts';
import type { PaperCode, TrainPaperCode } from '../paperCodes.ts';
import type { BatchResult } from '../trainWire.ts';
import type { PaperState } from '../wire.ts';

/** Issued versions of papers, frozen: bytes, hash and what each box and cell said. */
export const issuedPaper = pgTable(
  'issued_paper',
  {
    ...baseColumns,
    companyId: reference('company_id')
      .notNull()
      .references(() => company.id),
    orderId: reference('order_id')
      .notNull()
      .references(() => bookingOrder.id, { onDelete: 'cascade' }),
    /** null: of the whole order */
    orderContainerId: reference('order_container_id').references(() => orderContainer.id, { onDelete: 'cascade' }),
    code: text('code').$type<PaperCode>().notNull(),
    versionNo: integer('version_no').notNull(),
    number: text('number').notNull().default(''),
    state: text('state').$type<PaperState>().notNull().default('issued'),
    /** texts by cell and by box */
    cells: jsonb('cells').$type<Record<string, string>>().notNull(),
    boxes: jsonb('boxes').$type<Record<string, string>>().notNull(),
    blobId: reference('blob_id')
      .notNull()
      .references(() => storedBlob.id),
    sha256: text('sha256').notNull(),
    side: text('side').$type<'customer' | 'operator'>().notNull(),
    issuedBy: reference('issued_by').references(() => account.id),
    accountName: text('account_name').notNull(),
    issuedAt: instant('issued_at').notNull(),
    withdrawnFor: text('withdrawn_for').notNull().default(''),
  },
  (table) => [
    check('issued_paper_state', sql`${table.state} in ('issued', 'replaced', 'withdrawn')`),
    unique('issued_paper_version')
      .on(table.orderId, table.code, table.orderContainerId, table.versionNo)
      .nullsNotDistinct(),
    uniqueIndex('issued_paper_in_force')
      .on(table.orderId, table.code, sql`coalesce(${table.orderContainerId}, 0)`)
      .where(sql`${table.state} = 'issued'`),
    index('issued_paper_of_company').on(table.companyId, table.id),
    index('issued_paper_blob').on(table.blobId),
    index('issued_paper_of_container').on(table.orderContainerId).where(sql`${table.orderContainerId} is not null`),
  ],
);

/** Numbers of consignment notes that the operator may give out; `nextNo` is above `lastNo` once all are. */
export const waybillRange = pgTable(
  'waybill_range',
  {
    ...baseColumns,
    prefix: text('prefix').notNull(),
    firstNo: bigint('first_no', { mode: 'number' }).notNull(),
    lastNo: bigint('last_no', { mode: 'number' }).notNull(),
    nextNo: bigint('next_no', { mode: 'number' }).notNull(),
  },
  (table) => [
    check('waybill_range_order', sql`${table.firstNo} <= ${table.lastNo}`),
    check('waybill_range_next', sql`${table.nextNo} between ${table.firstNo} and ${table.lastNo} + 1`),
    index('waybill_range_left').on(table.id).where(sql`${table.nextNo} <= ${table.lastNo}`),
  ],
);

/** Each number that was given out, once for good. */
export const waybillNumber = pgTable('waybill_number', {
  ...baseColumns,
  number: text('number').notNull().unique('waybill_number_once'),
  orderId: reference('order_id').notNull(),
  orderContainerId: reference('order_container_id'),
});

/** Issued versions of papers of whole trains, frozen like those of orders. */
export const trainPaper = pgTable(
  'train_paper',
  {
    ...baseColumns,
    trainId: reference('train_id')
      .notNull()
      .references(() => train.id, { onDelete: 'cascade' }),
    code: text('code').$type<TrainPaperCode>().notNull(),
    versionNo: integer('version_no').notNull(),
    state: text('state').$type<PaperState>().notNull().default('issued'),
    boxes: jsonb('boxes').$type<Record<string, string>>().notNull(),
    blobId: reference('blob_id')
      .notNull()
      .references(() => storedBlob.id),
    sha256: text('sha256').notNull(),
    issuedBy: reference('issued_by').references(() => account.id),
    accountName: text('account_name').notNull(),
    issuedAt: instant('issued_at').notNull(),
    withdrawnFor: text('withdrawn_for').notNull().default(''),
  },
  (table) => [
    check('train_paper_state', sql`${table.state} in ('issued', 'replaced', 'withdrawn')`),
    unique('train_paper_version').on(table.trainId, table.code, table.versionNo),
    uniqueIndex('train_paper_in_force').on(table.trainId, table.code).where(sql`${table.state} = 'issued'`),
    index('train_paper_blob').on(table.blobId),
  ],
);

/** A box that the documents desk returned; open until it says something else than then, or is taken back. */
export const boxRemark = pgTable(
  'box_remark',
  {
    ...baseColumns,
    orderId: reference('order_id')
      .notNull()
      .references(() => bookingOrder.id, { onDelete: 'cascade' }),
    orderContainerId: reference('order_container_id').references(() => orderContainer.id, { onDelete: 'cascade' }),
    code: text('code').$type<PaperCode>().notNull(),
    boxId: text('box_id').notNull(),
    /** number and title as printed */
    box: text('box').notNull(),
    /** the first of its cells; '' for none */
    cell: text('cell').notNull(),
    boxText: text('box_text').notNull(),
    words: text('words').notNull(),
    accountId: reference('account_id').references(() => account.id),
    takenBackAt: instant('taken_back_at'),
  },
  (table) => [
    index('box_remark_of_order').on(table.orderId).where(sql`${table.takenBackAt} is null`),
    index('box_remark_of_container').on(table.orderContainerId).where(sql`${table.orderContainerId} is not null`),
  ],
);

/** Amendments of an order's facts, append only. */
export const factAmendment = pgTable(
  'fact_amendment',
  {
    ...baseColumns,
    orderId: reference('order_id')
      .notNull()
      .references(() => bookingOrder.id, { onDelete: 'cascade' }),
    cell: text('cell').notNull(),
    before: text('before').notNull(),
    value: text('value').notNull(),
    reason: text('reason').notNull(),
    side: text('side').$type<'customer' | 'operator'>().notNull(),
    accountId: reference('account_id').references(() => account.id),
    accountName: text('account_name').notNull(),
    isLate: boolean('is_late').notNull(),
    /** null: no tariff asked for one */
    fee: numeric('fee'),
    currency: text('currency').notNull().default(''),
  },
  (table) => [index('fact_amendment_of_order').on(table.orderId, table.id)],
);

/** Papers of a train that are issued one after the other. The row is locked while some of them are. */
export const paperBatch = pgTable(
  'paper_batch',
  {
    ...baseColumns,
    trainId: reference('train_id')
      .notNull()
      .references(() => train.id, { onDelete: 'cascade' }),
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id),
    accountName: text('account_name').notNull(),
    isRunning: boolean('is_running').notNull().default(true),
    total: integer('total').notNull(),
    issuedCount: integer('issued_count').notNull().default(0),
    pending: jsonb('pending').$type<BatchItem[]>().notNull(),
    refused: jsonb('refused').$type<BatchResult[]>().notNull().default([]),
  },
  (table) => [
    index('paper_batch_of_train').on(table.trainId, table.id),
    uniqueIndex('paper_batch_running').on(table.trainId).where(sql`${table.isRunning}`),
  ],
);

export interface BatchItem {
  orderId: number;
  orderContainerId: number | null;
  code: PaperCode;
}
