import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Who } from '../../../platform/wire/who.ts';
import { resource } from './tables.ts';

/** Whether a file that belongs to no record is the person's own: their company's, or theirs where there is none. */
export function isOwn(
  who: Who,
  { companyId, accountId }: { companyId: number | null; accountId: number | null },
): boolean {
  return companyId === null ? accountId === who.accountId : companyId === who.companyId;
}

/** The person's own files as a condition: the company's for who is in one, else what they sent without one. */
export function ownFiles({ companyId, accountId }: Who): SQL | undefined {
  if (companyId !== null) return eq(resource.companyId, companyId);
  return and(isNull(resource.companyId), eq(resource.accountId, accountId));
}
