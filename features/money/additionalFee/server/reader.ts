import type { SQL } from 'drizzle-orm';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { type CurrentUser, hasPermission } from '../../../../platform/wire/currentUser.ts';
import { FEE_ACCESS } from '../accessWire.ts';
import type { FeeSide } from '../states.ts';
import { isParty } from './queries.ts';
import { userError } from './texts.ts';

export const isOperator = (user: CurrentUser) => hasPermission(user, FEE_ACCESS.any);

/** Fees that exist for the reader: all for operators, else those of the own company. */
export const visibleTo = (user: CurrentUser): SQL | undefined =>
  isOperator(user) ? undefined : isParty(ownCompanyId(user));

/** The side on which a reader stands; the caller has checked that the fee is visible. */
export function sideOf(user: CurrentUser, { companyId }: { companyId: number }): Exclude<FeeSide, 'system'> {
  if (isOperator(user)) return 'operator';
  return companyId === user.companyId ? 'customer' : 'supplier';
}

/** Refuses people from whom money is hidden: an amount is neither agreed to nor disputed unseen. */
export function assertSeesMoney({ user }: Pick<CallContext, 'user'>): void {
  if (user.hidesMoney) throw userError((t) => t.moneyHidden);
}
