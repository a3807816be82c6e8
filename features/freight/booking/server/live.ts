import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { liveSource } from '../../../../platform/server/live/liveSource.ts';
import { findCompanyNos } from '../../../people/account/server/index.ts';
import { bookingsChanged, orderChanged } from '../topics.ts';
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

/** A popular train changes orders hundreds of times per second on its opening day. */
const CUSTOMER_MS = 300;
const OPERATOR_MS = 1_000;

export const live = [
  liveSource(orderChanged, {
    channel: ORDER_CHANNEL,
    batchWindowMs: CUSTOMER_MS,
    async publish(db, companyIds) {
      const companyNos = await findCompanyNos(db, companyIds.map(Number));
      return companyNos.map((companyNo) => ({ parts: { companyNo }, payload: { companyNo } }));
    },
  }),
  liveSource(bookingsChanged, {
    channel: ORDER_CHANNEL,
    batchWindowMs: OPERATOR_MS,
    publish: () => [{ parts: {}, payload: {} }],
  }),
];
