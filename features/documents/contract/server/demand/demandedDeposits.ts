import { and, desc, eq, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { BOND } from '../../contractTypes.ts';
import { contract, contractTemplate } from '../tables.ts';
import { isInForce, today } from './inForce.ts';
import { lineDemand } from './tables.ts';

/**
 * Subquery: deposits that rules demand of companies with a contract in force, one for each company, kind of contract
 * and line, with the amount in CNY, in cash or as a bank guarantee; of one company if it is named.
 */
export function demandedDeposits(db: Db, companyId?: number) {
  const rule = db
    .selectDistinctOn([lineDemand.lineType, lineDemand.companyEntity], {
      lineType: lineDemand.lineType,
      companyEntity: lineDemand.companyEntity,
      contractType: lineDemand.contractType,
      demandsDeposit: lineDemand.demandsDeposit,
      depositAmount: lineDemand.depositAmount,
    })
    .from(lineDemand)
    .where(lte(lineDemand.validFrom, today()))
    .orderBy(lineDemand.lineType, lineDemand.companyEntity, desc(lineDemand.validFrom))
    .as('rule');
  const amount = sql<string>`coalesce(${rule.depositAmount}, ${contractTemplate.cashPledge})`;
  return db
    .selectDistinctOn([contract.companyId, contractTemplate.contractType, rule.lineType], {
      companyId: contract.companyId,
      contractId: contract.id,
      contractType: contractTemplate.contractType,
      lineType: rule.lineType,
      amount: amount.as('amount'),
      isGuarantee: sql<boolean>`${eq(contract.bond1, BOND.guarantee)}`.as('is_guarantee'),
    })
    .from(contract)
    .innerJoin(contractTemplate, eq(contractTemplate.id, contract.templateId))
    .innerJoin(
      rule,
      and(
        eq(rule.companyEntity, contractTemplate.companyEntity),
        eq(rule.contractType, contractTemplate.contractType),
        or(eq(contractTemplate.lineType, ''), sql`${contractTemplate.lineType} = ${rule.lineType}`),
        eq(rule.demandsDeposit, true),
      ),
    )
    .where(
      and(isInForce(), sql`${amount} > 0`, companyId === undefined ? undefined : eq(contract.companyId, companyId)),
    )
    .orderBy(
      contract.companyId,
      contractTemplate.contractType,
      rule.lineType,
      desc(contract.endDate),
      desc(contract.id),
    )
    .as('demanded');
}
