import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { useTopicInvalidation } from '../../../../platform/web/live/useTopicInvalidation.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { USER_TYPE } from '../../../../platform/wire/currentUser.ts';
import { type ContractLife, listContractLives } from '../../lifeWire.ts';
import { contractsChanged } from '../../wire.ts';

/** Contracts of the own company with their state; none for people who do not end or renew them. */
export function useContractLives(): readonly ContractLife[] {
  const { companyUser, companyNo } = useCurrentUser();
  const isOwner = companyUser?.userType === USER_TYPE.main;
  useTopicInvalidation(contractsChanged, companyNo === null || !isOwner ? null : { companyNo }, [
    listContractLives,
  ]);
  return useRead(listContractLives, {}, { enabled: isOwner }).data ?? [];
}
