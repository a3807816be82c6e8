import { eq } from 'drizzle-orm';
import { countUpTo } from '../../../../platform/server/database/countUpTo.ts';
import type { MenuCount } from '../../../../platform/server/feature.ts';
import { trusteeReviewPage } from '../pages.ts';
import { TRUSTEE_STATUS } from '../status.ts';
import { trusteeReview } from '../wire.ts';
import { trusteeAuthorization } from './tables.ts';

/** One above the count that is shown in full. */
const MOST = 100;

/** Letters that wait for the review. */
export const menuCounts: readonly MenuCount[] = [
  {
    key: trusteeReviewPage.name,
    permission: trusteeReview.list.access.code,
    count: async ({ db }) => {
      const { id, status } = trusteeAuthorization;
      const waiting = eq(status, TRUSTEE_STATUS.pending);
      return countUpTo(db, db.select({ id }).from(trusteeAuthorization).where(waiting), MOST);
    },
  },
];
