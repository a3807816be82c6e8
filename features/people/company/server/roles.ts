import type { RoleKey } from '../../../../platform/server/feature.ts';
import { CUSTOMER_SCOPE } from '../../account/scopeTypes.ts';

export const COMPANY_TYPE = { customer: 2, supplier: 3, agent: 10, special: 15 } as const;
/** The side that suppliers take in messages and chats. */
export const SUPPLIER_SIDE = 8;
const SUPPLIER_SIDES = [4, SUPPLIER_SIDE];
const ROLE_OF_TYPE: Readonly<Record<number, RoleKey>> = {
  [COMPANY_TYPE.agent]: 'agent',
  [COMPANY_TYPE.special]: 'special',
};

/** Roles of a company's people by its type and scopes (A04–A06). */
export function rolesOf({
  companyType,
  companyScope,
}: {
  companyType: number;
  companyScope: readonly number[];
}): RoleKey[] {
  const special = ROLE_OF_TYPE[companyType];
  if (special !== undefined) return [special];
  const roles: RoleKey[] = companyScope.includes(CUSTOMER_SCOPE) ? ['customer'] : [];
  if (SUPPLIER_SIDES.some((side) => companyScope.includes(side))) roles.push('supplier');
  return roles;
}
