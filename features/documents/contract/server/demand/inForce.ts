import { and, desc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { Day } from '../../../../../platform/server/submissionCheck.ts';
import { formatDate } from '../../../../../platform/wire/time.ts';
import type { LineType } from '../../../../freight/network/wire.ts';
import type { ContractType } from '../../contractTypes.ts';
import { isContractInForce } from '../life/inForce.ts';
import { contract, contractTemplate } from '../tables.ts';

export const today = (): string => formatDate(new Date());

/** SQL: whether the contract of the caller's row holds on a day, today by default; false where there is none. */
export function isInForce(on?: Day): SQL<boolean> {
  return sql<boolean>`coalesce(${isContractInForce(on)}, false)`;
}

interface Wanted {
  contractType: ContractType;
  lineType: LineType;
}

/** A company's contract that holds today for a line: the one that ends last. */
export async function contractInForce(
  db: Db,
  companyId: number,
  { contractType, lineType }: Wanted,
): Promise<{ contractId: number; contractNo: string; endDate: string | null } | undefined> {
  const [found] = await db
    .select({ contractId: contract.id, contractNo: contract.contractNo, endDate: contract.endDate })
    .from(contract)
    .innerJoin(contractTemplate, eq(contractTemplate.id, contract.templateId))
    .where(
      and(
        eq(contract.companyId, companyId),
        eq(contractTemplate.contractType, contractType),
        inArray(contractTemplate.lineType, [lineType, '']),
        isContractInForce(),
      ),
    )
    .orderBy(desc(contract.endDate), desc(contract.id))
    .limit(1);
  return found;
}

/** SQL: number of the contract whose id is in the caller's column. */
export function contractNoOf(contractId: SQLWrapper): SQL<string> {
  return sql<string>`(select ${contract.contractNo} from ${contract} where ${contract.id} = ${contractId})`;
}

/** SQL: whether the contract whose id is in the caller's column holds today. */
export function isInForceById(contractId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select from ${contract} where ${contract.id} = ${contractId} and ${isContractInForce()})`;
}
