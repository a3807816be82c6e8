import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { train } from './tables.ts';

/** Actual, else estimated, else planned. */
export const expectedDepartAt = sql<Date>`coalesce(${train.expectedDepartAt}, ${train.departAt})`
  .mapWith(train.departAt)
  .as('expected_departure');
export const expectedArriveAt = sql<Date>`coalesce(${train.expectedArriveAt}, ${train.arriveAt})`
  .mapWith(train.arriveAt)
  .as('expected_arrival');

/** Stores what tracking computed from the events; null: as planned. */
export async function saveExpectedTimes(
  db: Db,
  trainId: number,
  times: { departAt: Date | null; arriveAt: Date | null },
): Promise<void> {
  await db
    .update(train)
    .set({
      expectedDepartAt: times.departAt,
      expectedArriveAt: times.arriveAt,
      updatedAt: sql`now()`,
    })
    .where(eq(train.id, trainId));
}
