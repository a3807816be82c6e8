import { and, asc, eq, gt } from 'drizzle-orm';
import { type CompanyData, rowsById } from '../../../../platform/server/companyData.ts';
import { orderNumber } from './order.ts';
import { shareLink } from './tables.ts';

/** Links to the company's orders, without their tokens. */
export const companyData: CompanyData = {
  name: 'sharedLinks',
  rows: (db, companyId) =>
    rowsById((after, limit) =>
      db
        .select({
          id: shareLink.id,
          orderNo: orderNumber,
          task: shareLink.task,
          recipient: shareLink.recipient,
          createdAt: shareLink.createdAt,
          expiresAt: shareLink.expiresAt,
          usedCount: shareLink.usedCount,
          revokedAt: shareLink.revokedAt,
        })
        .from(shareLink)
        .where(and(eq(shareLink.companyId, companyId), gt(shareLink.id, after)))
        .orderBy(asc(shareLink.id))
        .limit(limit),
    ),
};
