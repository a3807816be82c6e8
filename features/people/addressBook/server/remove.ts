import { and, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { deleteInBatches } from '../../../../platform/server/database/deleteInBatches.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { RESTORE_DAYS } from '../wire.ts';
import { inBook, lockBook } from './queries.ts';
import { assertSpace } from './save.ts';
import { addressBookParty } from './tables.ts';
import { userError } from './texts.ts';

const restorableSince = sql`now() - make_interval(days => ${RESTORE_DAYS})`;

/** Removed parties that can be restored. */
export const isRestorable = gt(addressBookParty.deletedAt, restorableSince);

/** All or none. */
export async function removeParties(partyIds: readonly number[], { db, user }: CallContext): Promise<void> {
  const removed = await db
    .update(addressBookParty)
    .set({ deletedAt: new Date(), updatedBy: user.accountId })
    .where(and(inBook(ownCompanyId(user)), inArray(addressBookParty.id, [...partyIds])))
    .returning({ id: addressBookParty.id });
  if (removed.length < partyIds.length) throw userError((t) => t.absent, CODE.absent);
}

/** All or none. */
export async function restoreParties(partyIds: readonly number[], { db, user }: CallContext): Promise<void> {
  const companyId = ownCompanyId(user);
  await lockBook(db, companyId);
  await assertSpace(db, companyId, partyIds.length);
  const restored = await db
    .update(addressBookParty)
    .set({ deletedAt: null, updatedBy: user.accountId })
    .where(and(eq(addressBookParty.companyId, companyId), inArray(addressBookParty.id, [...partyIds]), isRestorable))
    .returning({ id: addressBookParty.id });
  if (restored.length < partyIds.length) throw userError((t) => t.absent, CODE.absent);
}

/** Deletes parties that can no longer be restored; returns their number. */
export function purgeRemoved(db: Db): Promise<number> {
  const isDue = and(isNotNull(addressBookParty.deletedAt), lt(addressBookParty.deletedAt, restorableSince));
  return deleteInBatches(db, addressBookParty, isDue);
}
