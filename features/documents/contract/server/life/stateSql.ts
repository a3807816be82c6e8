import { and, eq, gt, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { ContractState } from '../../contractState.ts';
import { SIGN_STATUS } from '../../status.ts';
import { contract } from '../tables.ts';
import { isContractInForce } from './inForce.ts';

const held = and(eq(contract.status, SIGN_STATUS.signed), isNull(contract.voidedAt));

/** The conditions of `contractStateOf`, so that indexes serve them. */
export function isInState(state: ContractState, today: string): SQL | undefined {
  const conditions: Record<ContractState, SQL | undefined> = {
    unsigned: eq(contract.status, SIGN_STATUS.unsigned),
    sent: eq(contract.status, SIGN_STATUS.sent),
    signedByA: eq(contract.status, SIGN_STATUS.signedByA),
    voided: isNotNull(contract.voidedAt),
    expired: and(held, lt(contract.endDate, today)),
    upcoming: and(held, gt(contract.startDate, today)),
    inForce: isContractInForce(today),
  };
  return conditions[state];
}

/** `contractStateOf` of the row, in SQL. */
export const contractStateSql = (today: string) =>
  sql<ContractState>`case ${contract.status} when '0' then 'unsigned' when '1' then 'sent' when '2' then 'signedByA'
    else case when ${contract.voidedAt} is not null then 'voided' when ${contract.endDate} < ${today} then 'expired'
      when ${contract.startDate} > ${today} then 'upcoming' else 'inForce' end end`;
