import { and, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { charge, containerStay } from '../tables.ts';

/**
 * Void charges give up their keys, so that the same days can be charged again: for another stay of the container, or for the
 * same one when the reason has gone. Without it a void day is never charged again. Tariffs count the days anew. Returns the
 * first of the days, yyyy-MM-dd; null: there are none.
 */
export async function freeDays(db: Db, ids: readonly number[]): Promise<string | null> {
  if (ids.length === 0) return null;
  const freed = await db
    .update(charge)
    .set({ key: sql`${charge.key} || ':void:' || ${charge.id}` })
    .where(inArray(charge.id, [...ids]))
    .returning({ containerId: charge.containerId, day: charge.occurredOn });
  for (const [containerId, ofContainer] of Map.groupBy(freed, (one) => one.containerId))
    if (containerId !== null) await recountTariffDays(db, { containerId, from: firstOf(ofContainer) });
  return firstOf(freed);
}

const firstOf = (freed: readonly { day: string }[]) => freed.map(({ day }) => day).toSorted()[0] ?? '';

/** The next count comes to the days of a container from one on again; what is charged stays, each day once. */
export async function recountTariffDays(
  db: Db,
  { containerId, from }: { containerId: number; from: string },
): Promise<void> {
  const { startedOn, endedOn, countedTo } = containerStay;
  await db
    .update(containerStay)
    .set({ countedTo: sql`greatest(${from}::date, ${startedOn}) - 1`, updatedAt: sql`now()` })
    .where(
      and(
        eq(containerStay.containerId, containerId),
        gte(countedTo, from),
        or(isNull(endedOn), gte(endedOn, from)),
      ),
    );
}
