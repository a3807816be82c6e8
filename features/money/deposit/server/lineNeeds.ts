import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { type CallContext, type OwnCompanyId, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { Day } from '../../../../platform/server/submissionCheck.ts';
import type { UserError } from '../../../../platform/server/texts/userError.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { COMPANY_ENTITY, type CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { demandsOf } from '../../../documents/contract/server/index.ts';
import { SIGN_STATUS } from '../../../documents/contract/status.ts';
import type { LineType } from '../../../freight/network/wire.ts';
import type { LineNeed } from '../lineNeed.ts';
import type { listLineNeeds } from '../wire.ts';
import { guaranteed, isGuaranteeWaiting } from './queries.ts';
import { deposit } from './tables.ts';
import { userError } from './texts.ts';

type Person = Pick<CurrentUser, 'companyEntity'>;

/** The kind of company whose rules hold for a person. */
export const entityOf = ({ companyEntity }: Person) => companyEntity ?? COMPANY_ENTITY.mainland;

type Demand = ReturnType<typeof demandsOf>;

/** SQL: the deposit that a demand asks for. */
const isDepositOf = (demand: Demand, companyId: number | SQL) =>
  and(
    eq(deposit.companyId, companyId),
    sql`${deposit.contractType} = ${demand.contractType}`,
    eq(deposit.lineType, demand.lineType),
  );

const heldAmount = () => sql`coalesce(${deposit.held}, 0)`;

const hasDeposit = (demand: Demand, on?: Day) =>
  sql<boolean>`coalesce(${demand.amount}, 0) <= case when ${demand.isGuarantee} then ${guaranteed(on)}
    else ${heldAmount()} end`;

/** What lines demand of a company today, with its contract and deposit for each: one query. */
async function selectLineNeeds(
  db: Db,
  companyId: OwnCompanyId,
  person: Person,
  lineType?: LineType | SQL<LineType>,
): Promise<LineNeed[]> {
  const demand = demandsOf(db, { companyId, companyEntity: entityOf(person) }, { lineType });
  const announced = sql`coalesce(${deposit.announced}, 0)`;
  const rows = await db
    .select({
      lineType: demand.lineType,
      contractType: demand.contractType,
      validFrom: demand.validFrom,
      tid: demand.templateId,
      contractNo: demand.contractNo,
      signStatus: demand.signStatus,
      contractEndDate: demand.endDate,
      hasContract: demand.isInForce,
      depositAmount: demand.amount,
      announced: sql<string>`${announced}::numeric(14, 2)::text`,
      outstanding: sql<string>`(case when ${demand.isGuarantee} then 0
        else greatest(coalesce(${demand.amount}, 0) - ${heldAmount()} - ${announced}, 0) end)::numeric(14, 2)::text`,
      isGuarantee: demand.isGuarantee,
      hasDeposit: hasDeposit(demand),
      isPaymentPending: sql<boolean>`case when ${demand.isGuarantee} then ${isGuaranteeWaiting()}
        else ${announced} > 0 end`,
    })
    .from(demand)
    .leftJoin(deposit, isDepositOf(demand, companyId))
    .orderBy(demand.lineType);
  return rows.flatMap(({ contractType, ...row }) =>
    contractType === ''
      ? []
      : {
          ...row,
          contractType,
          contractNo: row.contractNo ?? '',
          signStatus: row.signStatus ?? SIGN_STATUS.unsigned,
          contractEndDate: row.contractEndDate ?? '',
          demandsDeposit: row.depositAmount !== null,
        },
  );
}

/** What a line's deposit still lacks, CNY; null: nothing is demanded, or it is held or announced. */
export async function findOutstanding(db: Db, user: CurrentUser, lineType: LineType): Promise<string | null> {
  const [need] = await selectLineNeeds(db, ownCompanyId(user), user, lineType);
  return need?.demandsDeposit && /[1-9]/.test(need.outstanding ?? '') ? need.outstanding : null;
}

export function listNeeds(
  { lineType }: ReadBy<typeof listLineNeeds>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof listLineNeeds>> {
  return selectLineNeeds(db, ownCompanyId(user), user, lineType);
}

const isMet = ({ hasContract, hasDeposit }: LineNeed) => hasContract && hasDeposit;

/** UserError that names the missing requirements and where to meet them. */
function missingError({
  lineType,
  contractType,
  hasContract,
  demandsDeposit,
  isPaymentPending,
  isGuarantee,
}: LineNeed): UserError {
  const names = { lineType, contractType };
  if (!hasContract) {
    return demandsDeposit
      ? userError((t) => t.contractAndDepositMissing(names))
      : userError((t) => t.contractMissing(names));
  }
  if (isGuarantee)
    return isPaymentPending
      ? userError((t) => t.guaranteeUnchecked(names))
      : userError((t) => t.guaranteeMissing(names));
  return isPaymentPending ? userError((t) => t.depositUnchecked(names)) : userError((t) => t.depositMissing(names));
}

/** What a company lacks for a line; null: it may book. */
export async function findMissing(
  db: Db,
  user: CurrentUser,
  lineType: SQL<LineType>,
): Promise<{ need: LineNeed; error: UserError } | null> {
  const [need] = await selectLineNeeds(db, ownCompanyId(user), user, lineType);
  return need === undefined || isMet(need) ? null : { need, error: missingError(need) };
}

/** SQL: the same as a condition on a company of the caller's query. */
export function isSomethingMissing(
  db: Db,
  company: { companyId: SQL; companyEntity: SQL },
  wanted: { lineType: SQL<LineType>; on: Day },
): SQL {
  const demand = demandsOf(db, company, wanted);
  const unmet = db
    .select({ one: sql`1` })
    .from(demand)
    .leftJoin(deposit, isDepositOf(demand, company.companyId))
    .where(sql`not (${demand.isInForce} and ${hasDeposit(demand, wanted.on)})`);
  return exists(unmet);
}
