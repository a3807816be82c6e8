import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { containerStay } from '../tables.ts';

export interface Stays {
  /** of containers of orders */
  containerIds: readonly number[];
  stationId: number;
  feeType: 'storage' | 'detention';
  /** yyyy-MM-dd */
  on: string;
}

/** Containers have come in; said twice they count once. */
export async function startStays(db: Db, { containerIds, on, ...same }: Stays): Promise<void> {
  if (containerIds.length === 0) return;
  await db
    .insert(containerStay)
    .values(containerIds.map((containerId) => ({ ...same, containerId, startedOn: on })))
    .onConflictDoNothing();
}

/** Containers have left; their last day is counted too, again where the end comes late: it settles the stay. */
export async function endStays(db: Db, { containerIds, stationId, feeType, on }: Stays): Promise<void> {
  const { countedTo } = containerStay;
  await db
    .update(containerStay)
    .set({
      endedOn: on,
      countedTo: sql`case when ${countedTo} >= ${on}::date then ${on}::date - 1 else ${countedTo} end`,
      updatedAt: sql`now()`,
    })
    .where(
      and(
        inArray(containerStay.containerId, [...containerIds]),
        eq(containerStay.stationId, stationId),
        eq(containerStay.feeType, feeType),
        isNull(containerStay.endedOn),
        lte(containerStay.startedOn, on),
      ),
    );
}
