import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import { account, company } from '../../../people/account/server/tables.ts';
import type { QuotationKind, QuoteLine } from '../quotation.ts';

/** A supplier's quotation; head and lines of its newest version stand here too. */
export const supplierQuotation = pgTable(
  'supplier_quotation',
  {
    ...baseColumns,
    companyId: reference('company_id')
      .notNull()
      .references(() => company.id),
    kind: text('kind').$type<QuotationKind>().notNull(),
    title: text('title').notNull(),
    currency: text('currency').notNull(),
    version: integer('version').notNull().default(1),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    validTo: date('valid_to', { mode: 'string' }).notNull(),
    lineCount: integer('line_count').notNull(),
    withdrawnAt: instant('withdrawn_at'),
    /** the version whose end the supplier was reminded of */
    remindedVersion: integer('reminded_version').notNull().default(0),
  },
  (table) => [
    index('supplier_quotation_company').on(table.companyId, table.id),
    index('supplier_quotation_valid').on(table.kind, table.validTo).where(sql`${table.withdrawnAt} is null`),
    check('supplier_quotation_dates', sql`${table.validTo} >= ${table.validFrom}`),
  ],
);

/** Each version is written once and never changed. */
export const supplierQuotationVersion = pgTable(
  'supplier_quotation_version',
  {
    ...baseColumns,
    quotationId: reference('quotation_id')
      .notNull()
      .references(() => supplierQuotation.id),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    currency: text('currency').notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    validTo: date('valid_to', { mode: 'string' }).notNull(),
    remark: text('remark').notNull().default(''),
    lines: jsonb('lines').$type<QuoteLine[]>().notNull(),
    changeCount: integer('change_count').notNull(),
    accountId: reference('account_id').references(() => account.id),
  },
  (table) => [unique('supplier_quotation_version_once').on(table.quotationId, table.version)],
);
