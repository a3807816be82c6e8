import { and, between, desc, eq, notInArray } from 'drizzle-orm';
import { plainNumber } from '../../../../platform/server/database/paddedNumber.ts';
import type { Finder } from '../../../../platform/server/feature.ts';
import { ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { MAX_FOUND } from '../../../../platform/wire/found.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { companyNameOf } from '../../../people/account/server/index.ts';
import { billDetailPage } from '../pages.ts';
import { bills, ownBills } from '../wire.ts';
import { bill } from './tables.ts';

const NUMBER = /^BL\d{2,12}$/;
const LENGTH = 'BL261100000455'.length;

/** Bills by the beginning of their number: the own company's, except drafts; all for those who keep them. */
const billsNumbered: Finder = {
  permission: [ownBills.list.access.code, bills.list.access.code],
  find: async (text, { db, user }) => {
    const part = plainNumber(text);
    const keepsBills = hasPermission(user, bills.list.access.code);
    if (!NUMBER.test(part) || (!keepsBills && user.companyId === null)) return [];
    const scope = keepsBills
      ? undefined
      : and(eq(bill.companyId, ownCompanyId(user)), notInArray(bill.status, ['draft', 'void']));
    const rows = await db
      .select({
        billId: bill.id,
        billNo: bill.billNo,
        month: bill.month,
        company: companyNameOf(bill.companyId),
      })
      .from(bill)
      .where(and(between(bill.billNo, part.padEnd(LENGTH, '0'), part.padEnd(LENGTH, '9')), scope))
      .orderBy(desc(bill.id))
      .limit(MAX_FOUND);
    return rows.map(({ billId, billNo, month, company }) => ({
      kind: 'bill',
      title: billNo,
      note: [keepsBills ? company : '', month].filter(Boolean).join(' · '),
      path: pathTo(billDetailPage, { billId }),
    }));
  },
};

export const finders: readonly Finder[] = [billsNumbered];
