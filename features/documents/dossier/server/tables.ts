import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import { storedBlob } from '../../../../platform/server/files/tables.ts';
import { bookingOrder, orderContainer } from '../../../freight/booking/server/tables.ts';
import { account, company } from '../../../people/account/server/tables.ts';
import type { PaperCode } from '../paperCodes.ts';
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
