import { and, asc, eq, gt } from 'drizzle-orm';
import { type CompanyData, rowsById } from '../../../../platform/server/companyData.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { orderNumberOf } from '../../../freight/booking/server/index.ts';
import { issuedPaper } from './tables.ts';

/** Issued papers of the company's orders: what they said, and when. */
export const companyData: CompanyData = {
  name: 'issuedPapers',
  async *rows(db, companyId) {
    const found = rowsById((after, limit) =>
      db
        .select({ row: issuedPaper, id: issuedPaper.id, orderBigNo: orderNumberOf(issuedPaper.orderId) })
        .from(issuedPaper)
        .where(and(eq(issuedPaper.companyId, companyId), gt(issuedPaper.id, after)))
        .orderBy(asc(issuedPaper.id))
        .limit(limit),
    );
    for await (const { id, orderBigNo, row } of found) {
      const { code, versionNo, number, state, boxes, sha256, issuedAt } = row;
      yield { id, orderBigNo, code, versionNo, number, state, boxes, sha256, issueTime: formatDateTime(issuedAt) };
    }
  },
};
