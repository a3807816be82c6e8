import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { baseColumns, instant, reference } from '../../../../platform/server/database/columns.ts';
import { resource } from '../../../documents/resource/server/tables.ts';
import { account, company } from '../../../people/account/server/tables.ts';
import { bill } from '../../bill/server/tables.ts';
import type { InvoiceStatus, InvoiceType, TaxResult, TitleCountry } from '../kinds.ts';

const AMOUNT = { precision: 14, scale: 2 } as const;

const titleColumns = {
  name: text('name').notNull(),
  country: text('country').$type<TitleCountry>().notNull(),
  taxNo: text('tax_no').notNull(),
  address: text('address').notNull().default(''),
  phone: text('phone').notNull().default(''),
  bankName: text('bank_name').notNull().default(''),
  bankAccount: text('bank_account').notNull().default(''),
  email: text('email').notNull(),
};

export const invoiceTitle = pgTable(
  'invoice_title',
  {
    ...baseColumns,
    companyId: reference('company_id')
      .notNull()
      .references(() => company.id),
    ...titleColumns,
  },
  (table) => [uniqueIndex('invoice_title_once').on(table.companyId, table.taxNo, table.name)],
);

/** The title as it was when it was applied for. */
export interface TitleSnapshot {
  name: string;
  country: TitleCountry;
  taxNo: string;
  address: string;
  phone: string;
  bankName: string;
  bankAccount: string;
}

export const invoice = pgTable(
  'invoice',
  {
    ...baseColumns,
    companyId: reference('company_id')
      .notNull()
      .references(() => company.id),
    type: text('type').$type<InvoiceType>().notNull(),
    status: text('status').$type<InvoiceStatus>().notNull().default('applied'),
    title: jsonb('title').$type<TitleSnapshot>().notNull(),
    email: text('email').notNull(),
    currency: text('currency').notNull(),
    total: numeric('total', AMOUNT).notNull(),
    tax: numeric('tax', AMOUNT).notNull(),
    /** with tax, of the bills it names; kept by triggers on `invoice_bill` and `bill` */
    billsTotal: numeric('bills_total', AMOUNT).notNull().default('0'),
    /** '': not issued */
    invoiceNo: text('invoice_no').notNull().default(''),
    redNo: text('red_no').notNull().default(''),
    reason: text('reason').notNull().default(''),
    resourceId: reference('resource_id').references(() => resource.id),
    issuedAt: instant('issued_at'),
    /** number of the application at the tax provider; '': not applied for there */
    providerRef: text('provider_ref').notNull().default(''),
    /** why the provider refused it last */
    providerReason: text('provider_reason').notNull().default(''),
    accountId: reference('account_id')
      .notNull()
      .references(() => account.id),
  },
  (table) => [
    uniqueIndex('invoice_number_once').on(table.invoiceNo).where(sql`${table.invoiceNo} <> ''`),
    uniqueIndex('invoice_provider_once').on(table.providerRef).where(sql`${table.providerRef} <> ''`),
    index('invoice_number_part').using('gin', table.invoiceNo.op('gin_trgm_ops')),
    index('invoice_of_company').on(table.companyId, table.id.desc().nullsFirst()),
    index('invoice_waiting').on(sql`(${table.status} = 'applied') desc`, table.id.desc().nullsFirst()),
    index('invoice_of_status').on(table.status, table.id),
    index('invoice_unlike')
      .on(table.id)
      .where(sql`${table.status} in ('applied', 'issued', 'delivered') and ${table.total} <> ${table.billsTotal}`),
    check('invoice_status', sql`${table.status} in ('applied', 'issued', 'delivered', 'rejected', 'redLettered')`),
  ],
);

/** A bill stands on one invoice that holds at most. */
export const invoiceBill = pgTable(
  'invoice_bill',
  {
    ...baseColumns,
    invoiceId: reference('invoice_id')
      .notNull()
      .references(() => invoice.id),
    billId: reference('bill_id')
      .notNull()
      .references(() => bill.id),
    amount: numeric('amount', AMOUNT).notNull(),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [
    index('invoice_bill_invoice').on(table.invoiceId),
    index('invoice_bill_bill').on(table.billId),
    uniqueIndex('invoice_bill_active').on(table.billId).where(sql`${table.isActive}`),
  ],
);

/** What the local stand-in of a tax provider was sent. */
export const localTaxApplication = pgTable(
  'local_tax_application',
  {
    ...baseColumns,
    ref: text('ref').notNull().unique('local_tax_application_once'),
    type: text('type').$type<InvoiceType>().notNull(),
    titleName: text('title_name').notNull(),
    taxNo: text('tax_no').notNull(),
    currency: text('currency').notNull(),
    total: numeric('total', AMOUNT).notNull(),
    tax: numeric('tax', AMOUNT).notNull(),
    result: text('result').$type<TaxResult>().notNull().default('waiting'),
    invoiceNo: text('invoice_no').notNull().default(''),
    reason: text('reason').notNull().default(''),
    /** whether the portal heard of the result */
    isNotified: boolean('is_notified').notNull().default(false),
  },
  (table) => [
    index('local_tax_waiting').on(sql`(${table.result} = 'waiting') desc`, table.id.desc().nullsFirst()),
    check('local_tax_result', sql`${table.result} in ('waiting', 'issued', 'refused')`),
  ],
);
