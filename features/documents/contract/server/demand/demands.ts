import { and, desc, eq, lte, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { Day } from '../../../../../platform/server/submissionCheck.ts';
import type { CompanyEntity } from '../../../../../platform/wire/currentUser.ts';
import type { LineType } from '../../../../freight/network/wire.ts';
import { BOND } from '../../contractTypes.ts';
import { contract, contractTemplate } from '../tables.ts';
import { isInForce, today } from './inForce.ts';
import { lineDemand } from './tables.ts';

/** Ids, or columns of the caller's query. */
interface Company {
  companyId: number | SQL;
  companyEntity: CompanyEntity | SQL;
}

interface Wanted {
  lineType?: LineType | SQL<LineType> | undefined;
  /** today by default */
  on?: Day;
}

const isForLine = (lineType: SQLWrapper) =>
  or(eq(contractTemplate.lineType, ''), sql`${contractTemplate.lineType} = ${lineType}`);

/** The rule of each line that is valid on a day, for one kind of company. */
function rulesOf(db: Db, companyEntity: Company['companyEntity'], { lineType, on = today() }: Wanted) {
  return db
    .selectDistinctOn([lineDemand.lineType], {
      lineType: lineDemand.lineType,
      contractType: lineDemand.contractType,
      demandsDeposit: lineDemand.demandsDeposit,
      depositAmount: lineDemand.depositAmount,
      validFrom: lineDemand.validFrom,
    })
    .from(lineDemand)
    .where(
      and(
        eq(lineDemand.companyEntity, companyEntity),
        lte(lineDemand.validFrom, on),
        lineType === undefined ? undefined : eq(lineDemand.lineType, lineType),
      ),
    )
    .orderBy(lineDemand.lineType, desc(lineDemand.validFrom))
    .as('demand_rule');
}

/**
 * Subquery: lines on which a company needs a contract on a day, with its contract for each (one in force first) and the
 * template to sign. `amount`: deposit in CNY, null where none is demanded.
 */
export function demandsOf(db: Db, { companyId, companyEntity }: Company, wanted: Wanted = {}) {
  const rule = rulesOf(db, companyEntity, wanted);
  const holds = isInForce(wanted.on);
  const own = db
    .select({
      contractId: contract.id,
      contractNo: contract.contractNo,
      signStatus: contract.status,
      endDate: contract.endDate,
      isInForce: holds.as('is_in_force'),
      templateId: contract.templateId,
      cashPledge: contractTemplate.cashPledge,
      bond1: contract.bond1,
    })
    .from(contract)
    .innerJoin(contractTemplate, eq(contractTemplate.id, contract.templateId))
    .where(
      and(
        eq(contract.companyId, companyId),
        sql`${contractTemplate.contractType} = ${rule.contractType}`,
        isForLine(rule.lineType),
      ),
    )
    .orderBy(desc(holds), desc(contract.endDate), desc(contract.id))
    .limit(1)
    .as('own');
  const offered = db
    .select({ templateId: contractTemplate.id, cashPledge: contractTemplate.cashPledge })
    .from(contractTemplate)
    .where(
      and(
        eq(contractTemplate.companyEntity, companyEntity),
        eq(contractTemplate.isActive, true),
        sql`${contractTemplate.contractType} = ${rule.contractType}`,
        isForLine(rule.lineType),
      ),
    )
    .orderBy(desc(contractTemplate.lineType), contractTemplate.language, desc(contractTemplate.version))
    .limit(1)
    .as('offered');
  const pledge = sql`coalesce(${rule.depositAmount}, case when ${own.isInForce} then ${own.cashPledge} end,
    ${offered.cashPledge}, ${own.cashPledge})`;
  return db
    .select({
      lineType: rule.lineType,
      contractType: rule.contractType,
      validFrom: rule.validFrom,
      amount: sql<string | null>`case when ${rule.demandsDeposit} then nullif(${pledge}, 0) end`.as('amount'),
      templateId: sql<number | null>`coalesce(${offered.templateId}, ${own.templateId})::float8`.as('tid'),
      contractId: own.contractId,
      contractNo: own.contractNo,
      signStatus: own.signStatus,
      endDate: own.endDate,
      isInForce: sql<boolean>`coalesce(${own.isInForce}, false)`.as('holds'),
      isGuarantee: sql<boolean>`coalesce(${own.isInForce} and ${own.bond1} = ${BOND.guarantee}, false)`.as(
        'by_guarantee',
      ),
    })
    .from(rule)
    .leftJoinLateral(own, sql`true`)
    .leftJoinLateral(offered, sql`true`)
    .where(ne(rule.contractType, ''))
    .as('demand');
}
