import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { bookingOrder } from './tables.ts';

/** Says the ids of companies whose orders have changed. */
export const CHANGED = 'order';

/**
 * Tells, when the transaction commits, that orders have changed. However many changed, it is one word for each
 * company: PostgreSQL says the same word once.
 */
export async function tellChanged(db: Db, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return;
  const companies = db
    .selectDistinct({ companyId: bookingOrder.companyId })
    .from(bookingOrder)
    .where(inArray(bookingOrder.id, [...orderIds]));
  await db.execute(sql`select pg_notify(${CHANGED}, company_id::text) from (${companies}) as changed`);
}
