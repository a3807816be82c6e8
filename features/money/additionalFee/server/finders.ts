import { and, desc } from 'drizzle-orm';
import { paddedNumberFilter } from '../../../../platform/server/database/paddedNumber.ts';
import type { Finder } from '../../../../platform/server/feature.ts';
import { ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { MAX_FOUND } from '../../../../platform/wire/found.ts';
import { FEE_ACCESS } from '../accessWire.ts';
import { anyFeePath, feeNoOf, ownFeePath } from '../paths.ts';
import { isParty, orderNo } from './queries.ts';
import { additionalFee } from './tables.ts';

/** Additional fees by their number: all for operators, else those that the own company pays or is paid. */
const feesNumbered: Finder = {
  permission: [FEE_ACCESS.list, FEE_ACCESS.any],
  find: async (text, { db, user }) => {
    const numbered = paddedNumberFilter(text, 'AF', additionalFee.id);
    const seesAll = hasPermission(user, FEE_ACCESS.any);
    if (numbered === undefined || (!seesAll && user.companyId === null)) return [];
    const rows = await db
      .select({ feeId: additionalFee.id, orderNo: orderNo() })
      .from(additionalFee)
      .where(and(numbered, seesAll ? undefined : isParty(ownCompanyId(user))))
      .orderBy(desc(additionalFee.id))
      .limit(MAX_FOUND);
    return rows.map((row) => ({
      kind: 'fee',
      title: feeNoOf(row.feeId),
      note: row.orderNo,
      path: seesAll ? anyFeePath(row.feeId) : ownFeePath(row.feeId),
    }));
  },
};

export const finders: readonly Finder[] = [feesNumbered];
