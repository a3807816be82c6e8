import { and, eq, inArray, or } from 'drizzle-orm';
import { countUpTo } from '../../../../platform/server/database/countUpTo.ts';
import type { MenuCount } from '../../../../platform/server/feature.ts';
import { ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { fees } from '../operatorWire.ts';
import { feesPage, ownFeesPage } from '../pages.ts';
import { ownFees } from '../wire.ts';
import { waitsForOperator } from './records.ts';
import { additionalFee } from './tables.ts';

/** One above the count that is shown in full. */
const MOST = 100;

/** Fees to confirm, settlements to accept, own fees under dispute; for the platform what it decides. */
export const menuCounts: readonly MenuCount[] = [
  {
    key: feesPage.name,
    permission: fees.list.access.code,
    count: ({ db }) =>
      countUpTo(db, db.select({ id: additionalFee.id }).from(additionalFee).where(waitsForOperator()), MOST),
  },
  {
    key: ownFeesPage.name,
    permission: ownFees.list.access.code,
    count: ({ db, user }) => {
      if (user.companyId === null) return Promise.resolve(0);
      const own = ownCompanyId(user);
      const toConfirm = and(
        eq(additionalFee.companyId, own),
        inArray(additionalFee.state, ['proposed', 'overdue', 'offered']),
        eq(additionalFee.isSaleAgreed, false),
      );
      const toAccept = and(
        eq(additionalFee.payeeId, own),
        or(
          and(inArray(additionalFee.state, ['offered', 'overdue']), eq(additionalFee.isCostAgreed, false)),
          and(eq(additionalFee.state, 'disputed'), eq(additionalFee.enteredBy, 'supplier')),
        ),
      );
      const waiting = db.select({ id: additionalFee.id }).from(additionalFee).where(or(toConfirm, toAccept));
      return countUpTo(db, waiting, MOST);
    },
  },
];
