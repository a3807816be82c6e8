import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { resource } from './tables.ts';

/** Files without a record belong to the company, or to a user without one. */
export function isOwn(
  user: CurrentUser,
  { companyId, accountId }: { companyId: number | null; accountId: number | null },
): boolean {
  return companyId === null ? accountId === user.accountId : companyId === user.companyId;
}

export function ownFiles({ companyId, accountId }: CurrentUser): SQL | undefined {
  if (companyId !== null) return eq(resource.companyId, companyId);
  return and(isNull(resource.companyId), eq(resource.accountId, accountId));
}
