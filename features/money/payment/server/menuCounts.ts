import { eq, inArray } from 'drizzle-orm';
import { countUpTo } from '../../../../platform/server/database/countUpTo.ts';
import type { MenuCount } from '../../../../platform/server/feature.ts';
import { bankEntriesPage, payoutsPage } from '../pages.ts';
import { payouts } from '../payoutWire.ts';
import { bankEntries } from '../wire.ts';
import { bankEntry, payout } from './tables.ts';

/** One above the count that is shown in full. */
const MOST = 100;

export const menuCounts: readonly MenuCount[] = [
  {
    key: bankEntriesPage.name,
    permission: bankEntries.list.access.code,
    count: ({ db }) =>
      countUpTo(db, db.select({ id: bankEntry.id }).from(bankEntry).where(eq(bankEntry.status, 'open')), MOST),
  },
  {
    key: payoutsPage.name,
    permission: payouts.list.access.code,
    count: ({ db }) => {
      const waiting = inArray(payout.status, ['applied', 'checked']);
      return countUpTo(db, db.select({ id: payout.id }).from(payout).where(waiting), MOST);
    },
  },
];
