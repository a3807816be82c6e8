import { CONTRACT_SCOPES, CONTRACT_TYPES } from './contractTypes.ts';

/** Scopes of companies that are offered any kind of contract. */
const SCOPES = new Set(CONTRACT_TYPES.flatMap((type) => CONTRACT_SCOPES[type]));

interface Handler {
  companyScope: readonly number[];
  isMainAccount: boolean;
  empowerType: number | null;
}

/** Main accounts of customers, suppliers and agents, and the signers among their people. */
export function mayHandleContracts({ companyScope, isMainAccount, empowerType }: Handler): boolean {
  return companyScope.some((scope) => SCOPES.has(scope)) && (isMainAccount || empowerType !== null);
}
