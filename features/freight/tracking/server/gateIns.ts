import { and, eq, inArray, isNotNull, min, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { trackingEvent } from './tables.ts';

/** When containers of trains came into their terminals of departure, as was reported first. */
export async function findGateIns(
  db: Db,
  trainIds: readonly number[],
): Promise<readonly { trainId: number; containerNo: string; at: Date }[]> {
  if (trainIds.length === 0) return [];
  const { trainId, containerNo } = trackingEvent;
  const rows = await db
    .select({ trainId, containerNo: sql<string>`${containerNo}`, at: min(trackingEvent.occursAt) })
    .from(trackingEvent)
    .where(
      and(
        inArray(trainId, [...trainIds]),
        isNotNull(containerNo),
        eq(trackingEvent.kind, 'gateIn'),
        eq(trackingEvent.classifier, 'actual'),
      ),
    )
    .groupBy(trainId, containerNo);
  return rows.flatMap(({ at, ...row }) => (at === null ? [] : [{ ...row, at }]));
}
