import { z } from 'zod';
import type { Who } from '../../platform/wire/who.ts';

/** Codes of companies and roles (portal 1 and 6). */
export const COMPANY_TYPES = [1, 2, 3, 10, 15] as const;
export const COMPANY_SCOPES = [2, 4, 8, 13, 14] as const;
export const ROLE_KEYS = ['customer', 'supplier', 'agent', 'special', 'operator', 'admin'] as const;

/** Target group: an empty list matches all; all lists must match. */
export const audience = z.object({
  companyTypes: z.array(z.literal(COMPANY_TYPES)),
  companyScopes: z.array(z.literal(COMPANY_SCOPES)),
  roleKeys: z.array(z.enum(ROLE_KEYS)),
});
export type Audience = z.infer<typeof audience>;

/** Stored codes may since have been abolished. */
export interface KeptAudience {
  companyTypes: readonly number[];
  companyScopes: readonly number[];
  roleKeys: readonly string[];
}

export function isMeantFor(
  { companyTypes, companyScopes, roleKeys }: KeptAudience,
  who: Pick<Who, 'companyType' | 'companyScope' | 'roles'>,
): boolean {
  return (
    sharesAny(companyTypes, who.companyType === null ? [] : [who.companyType]) &&
    sharesAny(companyScopes, who.companyScope) &&
    sharesAny(roleKeys, who.roles)
  );
}

const sharesAny = <Code>(wanted: readonly Code[], own: readonly Code[]) =>
  wanted.length === 0 || wanted.some((code) => own.includes(code));
