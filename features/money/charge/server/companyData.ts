import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { type CompanyData, rowsById } from '../../../../platform/server/companyData.ts';
import { orderNoOf } from '../../../freight/booking/server/index.ts';
import { charge } from './tables.ts';

/** Charges of the company with their rules and inputs, oldest first. */
export const companyData: CompanyData = {
  name: 'charges',
  rows: (db, companyId) =>
    rowsById((after, limit) =>
      db
        .select({
          id: charge.id,
          side: charge.side,
          orderBigNo: sql<string | null>`${orderNoOf(charge.orderId)}`,
          feeType: charge.feeType,
          basis: charge.basis,
          quantity: charge.quantity,
          unitPrice: charge.unitPrice,
          amount: charge.amount,
          currency: charge.currency,
          taxRate: charge.taxRate,
          occurredOn: charge.occurredOn,
          status: charge.status,
          why: charge.why,
        })
        .from(charge)
        .where(and(eq(charge.companyId, companyId), gt(charge.id, after)))
        .orderBy(asc(charge.id))
        .limit(limit),
    ),
};
