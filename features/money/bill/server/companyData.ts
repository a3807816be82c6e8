import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { type ClosureObstacle, type CompanyData, rowsById } from '../../../../platform/server/companyData.ts';
import { bill, billLine } from './tables.ts';

/** Lines of the company's bills, oldest first. */
export const companyData: CompanyData = {
  name: 'bills',
  rows: (db, companyId) =>
    rowsById((after, limit) =>
      db
        .select({
          id: billLine.id,
          billNo: bill.billNo,
          side: bill.side,
          status: bill.status,
          kind: billLine.kind,
          feeType: billLine.feeType,
          description: billLine.description,
          occurredOn: billLine.occurredOn,
          net: billLine.amount,
          tax: billLine.taxAmount,
          currency: bill.currency,
        })
        .from(billLine)
        .innerJoin(bill, eq(bill.id, billLine.billId))
        .where(and(eq(bill.companyId, companyId), gt(billLine.id, after)))
        .orderBy(asc(billLine.id))
        .limit(limit),
    ),
};

/** Bills that are not agreed or not paid. */
export const openBills: ClosureObstacle = {
  kind: 'openBills',
  title: { zh: '尚未结清的账单', en: 'Unsettled bills', ru: 'Неоплаченные счета' },
  async count(db, companyId) {
    const [found] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(bill)
      .where(
        and(eq(bill.companyId, companyId), inArray(bill.status, ['sent', 'disputed', 'agreed', 'claimed', 'checked'])),
      );
    return found?.count ?? 0;
  },
};
