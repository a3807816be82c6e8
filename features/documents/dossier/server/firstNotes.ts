import { and, inArray, min } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { issuedPaper } from './tables.ts';

/** When the first consignment note of each order was issued; orders without one are absent. */
export async function findFirstNotes(
  db: Db,
  orderIds: readonly number[],
): Promise<readonly { orderId: number; at: Date }[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .select({ orderId: issuedPaper.orderId, at: min(issuedPaper.issuedAt) })
    .from(issuedPaper)
    .where(and(inArray(issuedPaper.orderId, [...orderIds]), inArray(issuedPaper.code, ['smgs', 'cimSmgs'])))
    .groupBy(issuedPaper.orderId);
  return rows.flatMap(({ orderId, at }) => (at === null ? [] : [{ orderId, at }]));
}
