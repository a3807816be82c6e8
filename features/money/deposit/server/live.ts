import type { Db } from '../../../../platform/server/database/connect.ts';
import { liveSource } from '../../../../platform/server/live/liveSource.ts';
import { notify } from '../../../../platform/server/notifications/notificationBus.ts';
import { findCompanyNos } from '../../../people/account/server/index.ts';
import { depositsChanged } from '../wire.ts';

/** NOTIFY channel; payload = company id. */
const CHANNEL = 'deposit';

/** On commit: open pages of the company read its deposits anew. */
export function notifyDepositsChanged(db: Db, companyId: number): Promise<void> {
  return notify(db, CHANNEL, String(companyId));
}

export const live = [
  liveSource(depositsChanged, {
    channel: CHANNEL,
    async publish(db, companyIds) {
      const companyNos = await findCompanyNos(db, companyIds.map(Number));
      return companyNos.map((companyNo) => ({ parts: { companyNo }, payload: {} }));
    },
  }),
];
