import { z } from 'zod';
import type { CurrentUser } from '../../../platform/wire/currentUser.ts';

/** Codes of companies and roles (portal 1 and 6). */
export const COMPANY_TYPES = [1, 2, 3, 10, 15] as const;
export const COMPANY_SCOPES = [2, 4, 8, 13, 14] as const;
export const ROLE_KEYS = ['customer', 'supplier', 'agent', 'special', 'operator', 'admin'] as const;

/** Fields of the target group: an empty list matches all; all lists must match. */
export const audience = {
  companyTypes: z.array(z.literal(COMPANY_TYPES)).max(COMPANY_TYPES.length),
  companyScopes: z.array(z.literal(COMPANY_SCOPES)).max(COMPANY_SCOPES.length),
  roleKeys: z.array(z.enum(ROLE_KEYS)).max(ROLE_KEYS.length),
};

/** Stored codes may since have been abolished. */
export interface StoredAudience {
  companyTypes: readonly number[];
  companyScopes: readonly number[];
  roleKeys: readonly string[];
}

export function matchesAudience(
  { companyTypes, companyScopes, roleKeys }: StoredAudience,
  user: Pick<CurrentUser, 'companyType' | 'companyScope' | 'roles'>,
): boolean {
  return (
    intersects(companyTypes, user.companyType === null ? [] : [user.companyType]) &&
    intersects(companyScopes, user.companyScope) &&
    intersects(roleKeys, user.roles)
  );
}

const intersects = <Code>(wanted: readonly Code[], own: readonly Code[]) =>
  wanted.length === 0 || wanted.some((code) => own.includes(code));
