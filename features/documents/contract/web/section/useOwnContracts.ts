import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useTopicInvalidation } from '../../../../../platform/web/live/useTopicInvalidation.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { contractsChanged, listContracts, type OwnContract, queryContractSign } from '../../wire.ts';

/** Contracts of the own company, read anew when one changes. */
export function useOwnContracts(isAllowed = true) {
  const { companyNo } = useCurrentUser();
  const isCompany = isAllowed && companyNo !== null;
  useTopicInvalidation(contractsChanged, isCompany ? { companyNo } : null, [listContracts, queryContractSign]);
  return useRead(listContracts, {}, { enabled: isCompany });
}

export const keyOf = ({ tid, contractId }: Pick<OwnContract, 'tid' | 'contractId'>) => `${tid} ${contractId ?? ''}`;
