import { inArray } from 'drizzle-orm';
import { countUpTo } from '../../../../platform/server/database/countUpTo.ts';
import type { MenuCount } from '../../../../platform/server/feature.ts';
import { operatorBillsPage } from '../pages.ts';
import { bills } from '../wire.ts';
import { bill } from './tables.ts';

/** One above the count that is shown in full. */
const MOST = 100;

/** Disputes to answer and claims to approve. */
export const menuCounts: readonly MenuCount[] = [
  {
    key: operatorBillsPage.name,
    permission: bills.list.access.code,
    count: ({ db }) => {
      const waiting = inArray(bill.status, ['claimed', 'checked', 'disputed']);
      return countUpTo(db, db.select({ id: bill.id }).from(bill).where(waiting), MOST);
    },
  },
];
