import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { voidUnbilled } from '../move.ts';
import { charge, containerStay } from '../tables.ts';

interface Days {
  containerId: number;
  /** yyyy-MM-dd */
  from: string;
  to: string;
  reason: string;
}

interface Fee {
  containerId: number;
  feeType: string;
}

/** Locked until the transaction ends, so that no count charges or settles them meanwhile. */
function lockStays(db: Db, { containerId, feeType }: Fee) {
  const { id, startedOn, endedOn } = containerStay;
  return db
    .select({ id, startedOn, endedOn })
    .from(containerStay)
    .where(and(eq(containerStay.containerId, containerId), eq(containerStay.feeType, feeType)))
    .orderBy(asc(id))
    .for('update');
}

const startOfStay = sql<string>`${charge.why} -> 'inputs' ->> 'startedOn'`;

/** What tariffs charged for stays and is not billed: days, and top-ups to a minimum. */
function selectUnbilled(db: Db, { containerId, feeType }: Fee) {
  const { id, basis, occurredOn } = charge;
  return db
    .select({ id, basis, occurredOn, startedOn: startOfStay })
    .from(charge)
    .where(
      and(
        eq(charge.containerId, containerId),
        eq(charge.side, 'sale'),
        eq(charge.feeType, feeType),
        inArray(charge.status, ['estimated', 'confirmed']),
        sql`${charge.why} ->> 'kind' = 'tariff'`,
      ),
    );
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
  const fee = { containerId, feeType: 'storage' };
  const stays = await lockStays(db, fee);
  const unbilled = await selectUnbilled(db, fee);
  const topUps = unbilled.filter(({ basis }) => basis === 'lump');
  const days = unbilled.filter(
    ({ basis, occurredOn }) => basis === 'day' && from <= occurredOn && occurredOn <= to,
  );
  const losing = new Set(days.map(({ startedOn }) => startedOn));
  // an agreement may take over free days alone: only the count knows whether the top-up stays
  const isTouched = (start: string, end: string | null) =>
    start <= to && (end ?? to) >= from && topUps.some(({ startedOn }) => startedOn === start);
  const touched = stays.filter(
    ({ startedOn, endedOn }) => losing.has(startedOn) || isTouched(startedOn, endedOn),
  );
  await reopenStays(
    db,
    touched.map(({ id }) => id),
  );
  const lost = [...days, ...topUps.filter(({ startedOn }) => losing.has(startedOn))];
  await voidUnbilled(
    db,
    lost.map(({ id }) => id),
    reason,
  );
}

/** Before a charge is voided by hand: where it is a day of a stay, voids the stay's top-up, and the next count settles it anew. */
export async function loseTopUpOf(db: Db, chargeId: number, reason: string): Promise<void> {
  const { containerId, feeType, basis } = charge;
  const [day] = await db
    .select({ containerId, feeType, basis, startedOn: startOfStay })
    .from(charge)
    .where(and(eq(charge.id, chargeId), eq(basis, 'day'), sql`${charge.why} ->> 'kind' = 'tariff'`));
  if (day === undefined || day.containerId === null) return;
  const fee = { containerId: day.containerId, feeType: day.feeType };
  const stays = (await lockStays(db, fee)).filter(({ startedOn }) => startedOn === day.startedOn);
  await reopenStays(
    db,
    stays.map(({ id }) => id),
  );
  const unbilled = await selectUnbilled(db, fee);
  const topUps = unbilled.filter((one) => one.basis === 'lump' && one.startedOn === day.startedOn);
  await voidUnbilled(
    db,
    topUps.map(({ id }) => id),
    reason,
  );
}
