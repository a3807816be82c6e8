import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import { type ClosureObstacle, type CompanyData, rowsById } from '../../../../platform/server/companyData.ts';
import { guaranteed, isGuaranteeWaiting, selectContractNo } from './queries.ts';
import { deposit, depositEntry, depositGuarantee } from './tables.ts';

/** The ledger of the company's deposits, oldest first. */
export const companyData: CompanyData = {
  name: 'deposits',
  rows: (db, companyId) =>
    rowsById((after, limit) =>
      db
        .select({
          id: depositEntry.id,
          subject: deposit.subject,
          contractNo: selectContractNo(),
          campaign: deposit.campaign,
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

/** Bank guarantees that the company gave, oldest first. */
export const guaranteeData: CompanyData = {
  name: 'depositGuarantees',
  rows: (db, companyId) =>
    rowsById((after, limit) =>
      db
        .select({
          id: depositGuarantee.id,
          contractNo: selectContractNo(),
          lineType: deposit.lineType,
          amount: depositGuarantee.amount,
          currency: sql<string>`'CNY'`,
          bankName: depositGuarantee.bankName,
          guaranteeNo: depositGuarantee.guaranteeNo,
          validUntil: depositGuarantee.validUntil,
          status: depositGuarantee.status,
          reason: depositGuarantee.reason,
          createdAt: depositGuarantee.createdAt,
        })
        .from(depositGuarantee)
        .innerJoin(deposit, eq(deposit.id, depositGuarantee.depositId))
        .where(and(eq(deposit.companyId, companyId), gt(depositGuarantee.id, after)))
        .orderBy(asc(depositGuarantee.id))
        .limit(limit),
    ),
};

/** Money or a guarantee that the platform holds or is checking. */
export const openDeposits: ClosureObstacle = {
  kind: 'openDeposits',
  title: {
    zh: '尚未退还的保证金',
    en: 'Deposits that are not returned',
    ru: 'Невозвращённые обеспечительные платежи',
  },
  async count(db, companyId) {
    const isOpen = or(
      gt(deposit.held, '0'),
      gt(deposit.announced, '0'),
      isGuaranteeWaiting(),
      sql`${guaranteed()} > 0`,
    );
    const [found] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(deposit)
      .where(and(eq(deposit.companyId, companyId), isOpen));
    return found?.count ?? 0;
  },
};
