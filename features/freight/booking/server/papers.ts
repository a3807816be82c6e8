import { eq } from 'drizzle-orm';
import { isContainerNumber } from '../../../../libs/containerCodes/containerNumber.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { FileAccess, FilePolicy } from '../../../../platform/server/files/filePolicy.ts';
import { type CurrentUser, hasPermission } from '../../../../platform/wire/currentUser.ts';
import { PAPER_RULE } from '../../../../platform/wire/uploadRules.ts';
import { DOC_TYPE } from '../../../documents/resource/docTypes.ts';
import { ORDER_ACCESS } from '../accessWire.ts';
import { listBookings } from '../operatorWire.ts';
import { bookingOrder } from './tables.ts';

/** Writable for the people of the order's company who may open papers and for operators, hidden from all others. */
export const orderPapers: FilePolicy = {
  docType: DOC_TYPE.orderPaper,
  rule: PAPER_RULE,
  isFolderNameGood: isContainerNumber,
  async accessOf(db, user, orderNo): Promise<FileAccess> {
    const companyId = await unsafeSelectCompany(db, orderNo);
    if (companyId === undefined) return 'none';
    return isCustomer(user, companyId) || hasPermission(user, listBookings.access.code) ? 'write' : 'none';
  },
};

function isCustomer(user: CurrentUser, companyId: number): boolean {
  return user.companyId === companyId && hasPermission(user, ORDER_ACCESS.papers);
}

async function unsafeSelectCompany(db: Db, orderNo: string): Promise<number | undefined> {
  const [found] = await db
    .select({ companyId: bookingOrder.companyId })
    .from(bookingOrder)
    .where(eq(bookingOrder.orderNo, orderNo));
  return found?.companyId;
}
