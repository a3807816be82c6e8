import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import { type ClosureObstacle, type CompanyData, rowsById } from '../../../platform/server/companyData.ts';
import { selectContractNo } from './queries.ts';
import { deposit, depositEntry } from './tables.ts';

/** The ledger of the company's deposits, oldest first. */
export const companyData: CompanyData = {
  name: 'deposits',
  rows: (db, companyId) =>
    rowsById((after, limit) =>
      db
        .select({
          id: depositEntry.id,
          contractNo: selectContractNo(),
          contractType: deposit.contractType,
          lineType: deposit.lineType,
          kind: depositEntry.kind,
          amount: depositEntry.amount,
          currency: sql<string>`'CNY'`,
          reason: depositEntry.reason,
          createdAt: depositEntry.createdAt,
        })
        .from(depositEntry)
        .innerJoin(deposit, eq(deposit.id, depositEntry.depositId))
        .where(and(eq(deposit.companyId, companyId), gt(depositEntry.id, after)))
        .orderBy(asc(depositEntry.id))
        .limit(limit),
    ),
};

/** Money that the platform holds or is checking. */
export const openDeposits: ClosureObstacle = {
  kind: 'openDeposits',
  title: {
    zh: '尚未退还的保证金',
    en: 'Deposits that are not returned',
    ru: 'Невозвращённые гарантийные взносы',
  },
  async count(db, companyId) {
    const isOpen = or(gt(deposit.held, '0'), gt(deposit.announced, '0'));
    const [found] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(deposit)
      .where(and(eq(deposit.companyId, companyId), isOpen));
    return found?.count ?? 0;
  },
};
