import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import { type ClosureObstacle, type CompanyData, rowsById } from '../../../../platform/server/companyData.ts';
import { feeNo, isOpenFee, orderNo } from './queries.ts';
import { additionalFee } from './tables.ts';

/** Fees that the company pays or is paid, each with its own amount. */
export const companyData: CompanyData = {
  name: 'additionalFees',
  rows: (db, companyId) =>
    rowsById((after, limit) =>
      db
        .select({
          id: additionalFee.id,
          feeNo: feeNo(),
          orderNo: orderNo(),
          feeType: additionalFee.feeType,
          businessDate: additionalFee.businessDate,
          enteredAmount: additionalFee.enteredAmount,
          amount: sql<string>`case when ${additionalFee.payeeId} = ${companyId} then ${additionalFee.costAmount}
            else ${additionalFee.saleAmount} end`,
          currency: additionalFee.currency,
          state: additionalFee.state,
          remark: additionalFee.remark,
          createdAt: additionalFee.createdAt,
        })
        .from(additionalFee)
        .where(and(isOf(companyId), gt(additionalFee.id, after)))
        .orderBy(asc(additionalFee.id))
        .limit(limit),
    ),
};

const isOf = (companyId: number) => or(eq(additionalFee.companyId, companyId), eq(additionalFee.payeeId, companyId));

/** Fees that are not settled, on either side. */
export const openFees: ClosureObstacle = {
  kind: 'openAdditionalFees',
  title: { zh: '未了结的追加服务', en: 'Unsettled additional charges', ru: 'Неурегулированные доп. сборы' },
  async count(db, companyId) {
    const [found] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(additionalFee)
      .where(and(isOf(companyId), isOpenFee()));
    return found?.count ?? 0;
  },
};
