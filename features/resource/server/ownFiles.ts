import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Who } from '../../../platform/wire/who.ts';
import { resource } from './tables.ts';

/** Files without a record belong to the company, or to a user without one. */
export function isOwn(
  who: Who,
  { companyId, accountId }: { companyId: number | null; accountId: number | null },
): boolean {
  return companyId === null ? accountId === who.accountId : companyId === who.companyId;
}

export function ownFiles({ companyId, accountId }: Who): SQL | undefined {
  if (companyId !== null) return eq(resource.companyId, companyId);
  return and(isNull(resource.companyId), eq(resource.accountId, accountId));
}
