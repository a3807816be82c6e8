import { and, asc, eq, gt } from 'drizzle-orm';
import { type CompanyData, rowsById } from '../../../../platform/server/companyData.ts';
import { receipt } from './tables.ts';

/** What the company paid, oldest first. */
export const companyData: CompanyData = {
  name: 'payments',
  rows: (db, companyId) =>
    rowsById((after, limit) =>
      db
        .select({
          id: receipt.id,
          receivedOn: receipt.receivedOn,
          amount: receipt.amount,
          credited: receipt.credited,
          currency: receipt.currency,
          way: receipt.way,
          reference: receipt.reference,
        })
        .from(receipt)
        .where(and(eq(receipt.companyId, companyId), gt(receipt.id, after)))
        .orderBy(asc(receipt.id))
        .limit(limit),
    ),
};
