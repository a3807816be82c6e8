import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { indexedKeywordFilter } from '../../../../platform/server/database/keywordFilter.ts';
import type { FilePolicy } from '../../../../platform/server/files/filePolicy.ts';
import { sheetField } from '../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../platform/server/records/serveRecords.ts';
import { type CurrentUser, hasPermission } from '../../../../platform/wire/currentUser.ts';
import { PAYMENT_PROOF_RULE } from '../../../../platform/wire/uploadRules.ts';
import { DOC_TYPE } from '../../../documents/resource/docTypes.ts';
import { companyIdsNamed, companyNameOf } from '../../../people/account/server/index.ts';
import { billNumberOf } from '../../bill/server/index.ts';
import { invoices, issueByHand, ownInvoices } from '../wire.ts';
import { invoice, invoiceBill } from './tables.ts';
import { pageTexts } from './texts.ts';

const { text, label, money, time } = sheetField;
type Texts = (typeof pageTexts)['zh'];

export const billNumbersOf = (): SQL<string> =>
  sql<string>`coalesce((select string_agg(${billNumberOf(sql`invoice_bill.bill_id`)}, ', ' order by invoice_bill.id)
    from ${invoiceBill} where ${invoiceBill.invoiceId} = ${invoice}.id), '')`;

const isUnlike = sql<boolean>`(${invoice.status} in ('applied', 'issued', 'delivered') and ${invoice.total} <> ${invoice.billsTotal})`;

const columns = (t: Texts) => ({
  invoiceId: invoice.id,
  type: label(t.type, 20, invoice.type, t.types),
  status: label(t.status, 16, invoice.status, t.statuses),
  titleName: text(t.titles.name, 40, sql<string>`${invoice.title} ->> 'name'`),
  taxNo: text(t.titles.taxNo, 24, sql<string>`${invoice.title} ->> 'taxNo'`),
  total: money(t.total, 18, invoice.total),
  tax: money(t.tax, 18, invoice.tax),
  currency: text(t.currency, 10, invoice.currency),
  invoiceNo: text(t.invoiceNo, 24, invoice.invoiceNo),
  bills: text(t.bills, 40, billNumbersOf()),
  email: text(t.titles.email, 30, invoice.email),
  reason: text(t.reason, 40, invoice.reason),
  applyTime: time(t.applied, 18, invoice.createdAt),
  resourceId: invoice.resourceId,
  redNo: text(t.redNo, 24, invoice.redNo),
});

export const ownInvoiceRecords = serveRecords(ownInvoices, {
  from: invoice,
  texts: pageTexts,
  sheetTitle: (t) => t.title,
  columns,
  scope: ({ user }) => eq(invoice.companyId, user.companyId ?? -1),
  where: (filter) => [
    indexedKeywordFilter(filter.invoiceNo, [invoice.invoiceNo]),
    filter.status && eq(invoice.status, filter.status),
  ],
  order: [desc(invoice.id)],
});

export const invoiceRecords = serveRecords(invoices, {
  from: invoice,
  texts: pageTexts,
  sheetTitle: (t) => t.operator.title,
  columns: (t) => ({
    ...columns(t),
    companyFullName: text(t.company, 40, companyNameOf(invoice.companyId)),
    providerReason: text(t.provider.reason, 40, invoice.providerReason),
    billsTotal: money(t.operator.billsTotal, 18, invoice.billsTotal),
    isUnlike,
  }),
  where: (filter) => [
    indexedKeywordFilter(filter.invoiceNo, [invoice.invoiceNo]),
    filter.status && eq(invoice.status, filter.status),
    filter.companyFullName ? sql`${invoice.companyId} in ${companyIdsNamed(filter.companyFullName)}` : undefined,
    filter.isUnlike && isUnlike,
  ],
  order: [sql`(${invoice.status} = 'applied') desc`, desc(invoice.id)],
});

/** Readable by operators and by people of the company who see amounts, immutable. */
export const invoiceFiles: FilePolicy = {
  docType: DOC_TYPE.invoice,
  rule: PAYMENT_PROOF_RULE,
  isPrivateAtFirst: true,
  async accessOf(db: Db, user: CurrentUser, relaId: string) {
    if (!/^\d{1,15}$/.test(relaId)) return 'none';
    if (hasPermission(user, issueByHand.access.code)) return 'read';
    if (user.companyId === null || user.hidesMoney) return 'none';
    const [found] = await db
      .select({ id: invoice.id })
      .from(invoice)
      .where(and(eq(invoice.id, Number(relaId)), eq(invoice.companyId, user.companyId)));
    return found !== undefined && hasPermission(user, ownInvoices.list.access.code) ? 'read' : 'none';
  },
};
