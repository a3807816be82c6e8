import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { FileRelation, FileRight } from '../../../platform/server/files/fileRelation.ts';
import { PAPER_RULE } from '../../../platform/wire/uploadRules.ts';
import { holdsPermission, type Who } from '../../../platform/wire/who.ts';
import { DOC_TYPE } from '../../resource/docTypes.ts';
import { isContainerNumber } from '../containerNumber.ts';
import { listBookings, listOrders } from '../wire.ts';
import { bookingOrder } from './tables.ts';

/** Writable for the order's company and for operators, hidden from all others. */
export const orderPapers: FileRelation = {
  docType: DOC_TYPE.orderPaper,
  rule: PAPER_RULE,
  isFolderNameGood: isContainerNumber,
  async rightOf(db, who, orderNo): Promise<FileRight> {
    const companyId = await unsafeSelectCompany(db, orderNo);
    if (companyId === undefined) return 'none';
    return isCustomer(who, companyId) || holdsPermission(who, listBookings.access.code) ? 'write' : 'none';
  },
};

function isCustomer(who: Who, companyId: number): boolean {
  return who.companyId === companyId && holdsPermission(who, listOrders.access.code);
}

async function unsafeSelectCompany(db: Db, orderNo: string): Promise<number | undefined> {
  const [found] = await db
    .select({ companyId: bookingOrder.companyId })
    .from(bookingOrder)
    .where(eq(bookingOrder.orderNo, orderNo));
  return found?.companyId;
}
