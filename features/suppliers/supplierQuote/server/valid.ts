import { and, desc, eq, gte, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { supplierQuotation, supplierQuotationVersion } from './tables.ts';

const MOST = 50;

/** Quotations of a supplier that are valid on a day (yyyy-MM-dd), with the lines of their newest versions, newest first. */
export async function findValidQuotations(db: Db, companyId: number, on: string) {
  return db
    .select({
      title: supplierQuotation.title,
      currency: supplierQuotation.currency,
      version: supplierQuotation.version,
      validTo: supplierQuotation.validTo,
      lines: supplierQuotationVersion.lines,
    })
    .from(supplierQuotation)
    .innerJoin(
      supplierQuotationVersion,
      and(
        eq(supplierQuotationVersion.quotationId, supplierQuotation.id),
        eq(supplierQuotationVersion.version, supplierQuotation.version),
      ),
    )
    .where(
      and(
        eq(supplierQuotation.companyId, companyId),
        isNull(supplierQuotation.withdrawnAt),
        lte(supplierQuotation.validFrom, on),
        gte(supplierQuotation.validTo, on),
      ),
    )
    .orderBy(desc(supplierQuotation.id))
    .limit(MOST);
}

export type ValidQuotation = Awaited<ReturnType<typeof findValidQuotations>>[number];
