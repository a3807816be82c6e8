import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import {
  type ClosureObstacle,
  type CompanyData,
  type PersonalData,
  rowsById,
} from '../../../../platform/server/companyData.ts';
import { companyIdsOf } from '../../../people/account/server/index.ts';
import { SIGN_STATUS } from '../status.ts';
import { foreignSigner } from './foreign/tables.ts';
import { contract, contractLink, contractTemplate } from './tables.ts';

/** The company's contracts, oldest first; their documents are among its files. */
export const companyData: CompanyData = {
  name: 'contracts',
  rows: (db, companyId) =>
    rowsById((after, limit) =>
      db
        .select({
          id: contract.id,
          contractNo: contract.contractNo,
          contractType: contractTemplate.contractType,
          lineType: contractTemplate.lineType,
          templateVersion: contractTemplate.version,
          signStatus: contract.status,
          signerName: contract.signerName,
          signedAt: contract.signedAt,
          countersignedAt: contract.countersignedAt,
          startDate: contract.startDate,
          endDate: contract.endDate,
          voidedAt: contract.voidedAt,
        })
        .from(contract)
        .innerJoin(contractTemplate, eq(contractTemplate.id, contract.templateId))
        .where(and(eq(contract.companyId, companyId), gt(contract.id, after)))
        .orderBy(asc(contract.id))
        .limit(limit),
    ),
};

/** An open link would let its holder sign for a closed company. */
export const openContracts: ClosureObstacle = {
  kind: 'openContracts',
  title: {
    zh: '正在签署的合同',
    en: 'Contracts that are being signed',
    ru: 'Договоры на подписании',
  },
  async count(db, companyId) {
    const isOpen = inArray(contract.status, [SIGN_STATUS.sent, SIGN_STATUS.signedByA]);
    const [found] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(contract)
      .where(and(eq(contract.companyId, companyId), isOpen));
    return found?.count ?? 0;
  },
};

/** A passport that signed stays with the contract's evidence. */
export const personalData: PersonalData = {
  kind: 'passports',
  title: {
    zh: '未完成签署的护照资料',
    en: 'Passports of signers who did not sign',
    ru: 'Паспортные данные лиц, которые не подписали договор',
  },
  async remove(db, accountIds) {
    const companyIds = await companyIdsOf(db, accountIds);
    if (companyIds.length === 0) return 0;
    const unsigned = db
      .select({ id: contractLink.id })
      .from(contractLink)
      .innerJoin(contract, eq(contract.id, contractLink.contractId))
      .where(and(inArray(contract.companyId, companyIds), isNull(contractLink.usedAt)));
    const removed = await db
      .delete(foreignSigner)
      .where(inArray(foreignSigner.linkId, unsigned))
      .returning({ id: foreignSigner.id });
    return removed.length;
  },
};
