import { and, asc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { voidUnbilled } from '../move.ts';
import { charge, containerStay } from '../tables.ts';
import { releaseKeys } from './recount.ts';

interface Days {
  containerId: number;
  /** yyyy-MM-dd */
  from: string;
  to: string;
  reason: 'agreedTerms' | 'platformDays';
}

/** Locked until the transaction ends, so that no count charges or settles them meanwhile. */
function lockStays(db: Db, whose: SQL | undefined) {
  const { id, startedOn, endedOn } = containerStay;
  return db.select({ id, startedOn, endedOn }).from(containerStay).where(whose).orderBy(asc(id)).for('update');
}

/** What tariffs charged for stays and is not billed: days, and top-ups to a minimum. */
function selectUnbilled(db: Db, stayIds: readonly number[]) {
  const { id, stayId, basis, occurredOn, status } = charge;
  return db
    .select({ id, stayId, basis, occurredOn })
    .from(charge)
    .where(and(inArray(stayId, [...stayIds]), inArray(status, ['estimated', 'confirmed'])));
}

/** The next count comes to the last day again, and so settles the stays. */
async function reopenStays(db: Db, ids: readonly number[]): Promise<void> {
  const { id, countedTo, endedOn } = containerStay;
  await db
    .update(containerStay)
    .set({ countedTo: sql`${endedOn} - 1`, updatedAt: sql`now()` })
    .where(and(inArray(id, [...ids]), gte(countedTo, endedOn)));
}

/**
 * Voids storage that a tariff charged before an agreement for its days was recorded; billed charges stay. The top-up to a
 * minimum rests on the days: stays that lose some lose it too, and the next count settles them anew.
 */
export async function voidTariffDays(db: Db, { containerId, from, to, reason }: Days): Promise<void> {
  if (from > to) return;
  const stays = await lockStays(
    db,
    and(eq(containerStay.containerId, containerId), eq(containerStay.feeType, 'storage')),
  );
  const unbilled = await selectUnbilled(
    db,
    stays.map(({ id }) => id),
  );
  const topUps = unbilled.filter(({ basis }) => basis === 'lump');
  const days = unbilled.filter(({ basis, occurredOn }) => basis === 'day' && from <= occurredOn && occurredOn <= to);
  const losing = new Set(days.map(({ stayId }) => stayId));
  // an agreement may take over free days alone: only the count knows whether the top-up stays
  const touched = stays.filter(
    ({ id, startedOn, endedOn }) =>
      losing.has(id) || (startedOn <= to && (endedOn ?? to) >= from && topUps.some(({ stayId }) => stayId === id)),
  );
  await reopenStays(
    db,
    touched.map(({ id }) => id),
  );
  const lost = [...days, ...topUps.filter(({ stayId }) => losing.has(stayId))];
  const voided = await voidUnbilled(
    db,
    lost.map(({ id }) => id),
    reason,
  );
  // an agreement may shrink again; days at the platform's cost are final
  if (reason === 'agreedTerms') await releaseKeys(db, voided);
}

/** Before a charge is voided by hand: where it is a day of a stay, voids the stay's top-up, and the next count settles it anew. */
export async function loseTopUpOf(db: Db, chargeId: number, reason: string): Promise<void> {
  const [day] = await db
    .select({ stayId: charge.stayId })
    .from(charge)
    .where(and(eq(charge.id, chargeId), eq(charge.basis, 'day')));
  const stayId = day?.stayId ?? null;
  if (stayId === null) return;
  await lockStays(db, eq(containerStay.id, stayId));
  await reopenStays(db, [stayId]);
  const topUps = (await selectUnbilled(db, [stayId])).filter(({ basis }) => basis === 'lump');
  await voidUnbilled(
    db,
    topUps.map(({ id }) => id),
    reason,
  );
}
