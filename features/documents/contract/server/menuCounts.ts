import { eq } from 'drizzle-orm';
import { countUpTo } from '../../../../platform/server/database/countUpTo.ts';
import type { MenuCount } from '../../../../platform/server/feature.ts';
import { contractQueue } from '../operatorWire.ts';
import { contractQueuePage } from '../pages.ts';
import { SIGN_STATUS } from '../status.ts';
import { contract } from './tables.ts';

/** One above the count that is shown in full. */
const MOST = 100;

/** Contracts that wait for the platform's signature. */
export const menuCounts: readonly MenuCount[] = [
  {
    key: contractQueuePage.name,
    permission: contractQueue.list.access.code,
    count: async ({ db }) => {
      const waiting = eq(contract.status, SIGN_STATUS.signedByA);
      return countUpTo(db, db.select({ id: contract.id }).from(contract).where(waiting), MOST);
    },
  },
];
