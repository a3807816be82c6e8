import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { bookingOrder } from './tables.ts';

/** NOTIFY channel; payload = company id. */
export const ORDER_CHANNEL = 'order';

/** Notifies on commit, once per company: PostgreSQL drops duplicate payloads of a transaction. */
export async function notifyOrdersChanged(db: Db, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return;
  const companies = db
    .selectDistinct({ companyId: bookingOrder.companyId })
    .from(bookingOrder)
    .where(inArray(bookingOrder.id, [...orderIds]));
  await db.execute(sql`select pg_notify(${ORDER_CHANNEL}, company_id::text) from (${companies}) as changed`);
}
