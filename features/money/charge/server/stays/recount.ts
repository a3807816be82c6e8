import { and, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { charge, containerStay } from '../tables.ts';

/**
 * Renames the keys of void charges, so that their days can be charged again: for another stay of the container, or for the
 * same one when the reason has gone; a void charge that keeps its key is final. The next count includes the days. Returns the
 * first of them, yyyy-MM-dd; null: there are none.
 */
export async function releaseKeys(db: Db, ids: readonly number[]): Promise<string | null> {
  if (ids.length === 0) return null;
  const released = await db
    .update(charge)
    .set({ key: sql`${charge.key} || ':void:' || ${charge.id}` })
    .where(inArray(charge.id, [...ids]))
    .returning({ containerId: charge.containerId, day: charge.occurredOn });
  for (const [containerId, ofContainer] of Map.groupBy(released, (one) => one.containerId))
    if (containerId !== null) await recountTariffDays(db, { containerId, from: firstOf(ofContainer) });
  return firstOf(released);
}

const firstOf = (charges: readonly { day: string }[]) => charges.map(({ day }) => day).toSorted()[0] ?? '';

/** Stays of a container are counted again from a day on; days that are charged are skipped by their keys. */
export async function recountTariffDays(
  db: Db,
  { containerId, from }: { containerId: number; from: string },
): Promise<void> {
  const { startedOn, endedOn, countedTo } = containerStay;
  await db
    .update(containerStay)
    .set({ countedTo: sql`greatest(${from}::date, ${startedOn}) - 1`, updatedAt: sql`now()` })
    .where(
      and(eq(containerStay.containerId, containerId), gte(countedTo, from), or(isNull(endedOn), gte(endedOn, from))),
    );
}
