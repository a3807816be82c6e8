import { and, eq, inArray } from 'drizzle-orm';
import { countUpTo } from '../../../../platform/server/database/countUpTo.ts';
import type { MenuCount } from '../../../../platform/server/feature.ts';
import { ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { listBookings } from '../operatorWire.ts';
import { listOrders } from '../wire.ts';
import { bookingOrder } from './tables.ts';

/** One above the count that is shown in full. */
const MOST = 100;

export const menuCounts: readonly MenuCount[] = [
  {
    key: 'reviewQueue',
    permission: listBookings.access.code,
    count: ({ db }) =>
      countUpTo(
        db,
        db.select({ id: bookingOrder.id }).from(bookingOrder).where(eq(bookingOrder.status, 'submitted')),
        MOST,
      ),
  },
  {
    key: 'bookingList',
    permission: listOrders.access.code,
    count: async ({ db, user }) => {
      if (user.companyId === null) return 0;
      const missingNumbers = and(
        eq(bookingOrder.companyId, ownCompanyId(user)),
        inArray(bookingOrder.status, ['confirmed', 'documents']),
      );
      return countUpTo(db, db.select({ id: bookingOrder.id }).from(bookingOrder).where(missingNumbers), MOST);
    },
  },
];
