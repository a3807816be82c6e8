import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { keywordFilter } from '../../../../platform/server/database/keywordFilter.ts';
import { ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { sheetField } from '../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../platform/server/records/serveRecords.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { companyIdsNamed, companyNameOf } from '../../../people/account/server/index.ts';
import type { QuotationStatus } from '../quotation.ts';
import { allQuotations, quotations } from '../wire.ts';
import { supplierQuotation } from './tables.ts';
import { texts } from './texts.ts';

const { text, label, whole, date, time } = sheetField;

/** SQL: where a quotation stands today. */
export function statusOf(): SQL<QuotationStatus> {
  const today = formatDate(new Date());
  const { withdrawnAt, validFrom, validTo } = supplierQuotation;
  return sql<QuotationStatus>`case when ${withdrawnAt} is not null then 'withdrawn'
    when ${validTo} < ${today}::date then 'expired' when ${validFrom} > ${today}::date then 'coming' else 'valid' end`;
}

const columnsIn = (t: (typeof texts)['zh']) => ({
  quotationId: supplierQuotation.id,
  title: text(t.title, 36, supplierQuotation.title),
  kind: label(t.kind, 16, supplierQuotation.kind, t.kinds),
  currency: text(t.currency, 10, supplierQuotation.currency),
  version: whole(t.version, 10, supplierQuotation.version),
  validFrom: date(t.validFrom, 14, supplierQuotation.validFrom),
  validTo: date(t.validTo, 14, supplierQuotation.validTo),
  status: label(t.status, 14, statusOf(), t.statuses),
  lineCount: whole(t.lineCount, 10, supplierQuotation.lineCount),
  updateTime: time(t.updateTime, 20, supplierQuotation.updatedAt),
});

interface Filter {
  title: string;
  kind?: typeof supplierQuotation.$inferSelect.kind | undefined;
  status?: QuotationStatus | undefined;
}

const whereOf = (filter: Filter) => [
  keywordFilter(filter.title, [supplierQuotation.title]),
  filter.kind && eq(supplierQuotation.kind, filter.kind),
  filter.status && eq(statusOf(), filter.status),
];

const ORDER = [desc(supplierQuotation.updatedAt), desc(supplierQuotation.id)];

export const ownQuotationRecords = serveRecords(quotations, {
  from: supplierQuotation,
  texts,
  sheetTitle: (t) => t.own.title,
  columns: columnsIn,
  scope: ({ user }) => eq(supplierQuotation.companyId, ownCompanyId(user)),
  where: whereOf,
  order: ORDER,
});

export const allQuotationRecords = serveRecords(allQuotations, {
  from: supplierQuotation,
  texts,
  sheetTitle: (t) => t.all.title,
  columns: (t) => ({
    ...columnsIn(t),
    companyName: text(t.supplier, 36, companyNameOf(supplierQuotation.companyId)),
  }),
  where: (filter) => [
    ...whereOf(filter),
    filter.companyName ? sql`${supplierQuotation.companyId} in ${companyIdsNamed(filter.companyName)}` : undefined,
  ],
  order: ORDER,
});
