import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { liveSource } from '../../../../platform/server/live/liveSource.ts';
import { findCompanyNos } from '../../../people/account/server/index.ts';
import { jobsChanged } from '../topics.ts';
import { serviceBid } from './tables.ts';

/** NOTIFY channel; payload = company id. */
const CHANNEL = 'service_job';

/** On commit: open pages of every supplier of the service order read their jobs anew, also of one that lost it. */
export async function notifyJobsChanged(db: Db, serviceOrderId: number): Promise<void> {
  const suppliers = db
    .selectDistinct({ supplierId: serviceBid.supplierId })
    .from(serviceBid)
    .where(eq(serviceBid.serviceOrderId, serviceOrderId));
  await db.execute(sql`select pg_notify(${CHANNEL}, supplier_id::text) from (${suppliers}) as concerned`);
}

export const live = [
  liveSource(jobsChanged, {
    channel: CHANNEL,
    async publish(db, companyIds) {
      const companyNos = await findCompanyNos(db, companyIds.map(Number));
      return companyNos.map((companyNo) => ({ parts: { companyNo }, payload: {} }));
    },
  }),
];
