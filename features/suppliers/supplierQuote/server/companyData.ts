import { and, asc, eq, gt } from 'drizzle-orm';
import { type CompanyData, rowsById } from '../../../../platform/server/companyData.ts';
import { supplierQuotation, supplierQuotationVersion } from './tables.ts';

/** All versions of the company's quotations. */
export const companyData: CompanyData = {
  name: 'quotations',
  rows: (db, companyId) =>
    rowsById((after, limit) =>
      db
        .select({
          id: supplierQuotationVersion.id,
          quotationId: supplierQuotationVersion.quotationId,
          version: supplierQuotationVersion.version,
          title: supplierQuotationVersion.title,
          currency: supplierQuotationVersion.currency,
          validFrom: supplierQuotationVersion.validFrom,
          validTo: supplierQuotationVersion.validTo,
          remark: supplierQuotationVersion.remark,
          lines: supplierQuotationVersion.lines,
          createdAt: supplierQuotationVersion.createdAt,
        })
        .from(supplierQuotationVersion)
        .innerJoin(supplierQuotation, eq(supplierQuotation.id, supplierQuotationVersion.quotationId))
        .where(and(eq(supplierQuotation.companyId, companyId), gt(supplierQuotationVersion.id, after)))
        .orderBy(asc(supplierQuotationVersion.id))
        .limit(limit),
    ),
};
