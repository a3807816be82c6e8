import { sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { liveSource } from '../../../../platform/server/live/liveSource.ts';
import { notify } from '../../../../platform/server/notifications/notificationBus.ts';
import { findCompanyNos } from '../../../people/account/server/index.ts';
import { contractQueueChanged } from '../topics.ts';
import { contractsChanged } from '../wire.ts';

/** NOTIFY channel; payload = company id. */
export const CONTRACT_CHANNEL = 'contract';

/** On commit: open pages of the company read its contracts anew. */
export function notifyContractsChanged(db: Db, companyId: number): Promise<void> {
  return notify(db, CONTRACT_CHANNEL, String(companyId));
}

export async function notifyManyContractsChanged(db: Db, companyIds: readonly number[]): Promise<void> {
  if (companyIds.length === 0) return;
  const ids = sql`unnest(${sql.param([...companyIds])}::bigint[]) as company(id)`;
  await db.execute(sql`select pg_notify(${CONTRACT_CHANNEL}, company.id::text) from ${ids}`);
}

/** A template offered anew changes the contracts of many companies at once. */
const OPERATOR_MS = 1_000;

export const live = [
  liveSource(contractsChanged, {
    channel: CONTRACT_CHANNEL,
    async publish(db, companyIds) {
      const companyNos = await findCompanyNos(db, companyIds.map(Number));
      return companyNos.map((companyNo) => ({ parts: { companyNo }, payload: {} }));
    },
  }),
  liveSource(contractQueueChanged, {
    channel: CONTRACT_CHANNEL,
    batchWindowMs: OPERATOR_MS,
    publish: () => [{ parts: {}, payload: {} }],
  }),
];
