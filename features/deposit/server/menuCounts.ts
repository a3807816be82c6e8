import { gt, or } from 'drizzle-orm';
import { countUpTo } from '../../../platform/server/database/countUpTo.ts';
import type { MenuCount } from '../../../platform/server/feature.ts';
import { depositPage } from '../pages.ts';
import { deposits } from '../wire.ts';
import { isGuaranteeWaiting } from './queries.ts';
import { deposit } from './tables.ts';

/** One above the count that is shown in full. */
const MOST = 100;

/** Deposits with a payment or a guarantee to check. */
export const menuCounts: readonly MenuCount[] = [
  {
    key: depositPage.name,
    permission: deposits.list.access.code,
    count: ({ db }) =>
      countUpTo(
        db,
        db
          .select({ id: deposit.id })
          .from(deposit)
          .where(or(gt(deposit.announced, '0'), isGuaranteeWaiting())),
        MOST,
      ),
  },
];
