import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { OwnCompanyId } from '../../../../platform/server/http/callContext.ts';
import { orderNumberOf } from '../../../freight/booking/server/index.ts';
import { companyNameOf, companyNoOf } from '../../../people/account/server/index.ts';
import { serviceNoOf } from '../../../suppliers/service/paths.ts';
import { OPEN_STATES } from '../states.ts';
import { additionalFee, additionalFeeEvent } from './tables.ts';

export type AdditionalFeeRow = typeof additionalFee.$inferSelect;

/** Of the own company as customer or as supplier. */
export const isParty = (own: OwnCompanyId) => or(eq(additionalFee.companyId, own), eq(additionalFee.payeeId, own));

export const isOpenFee = () => inArray(additionalFee.state, [...OPEN_STATES]);

/** SQL: number people say, as `feeNoOf`. */
export const feeNo = () => sql<string>`'AF' || lpad(${additionalFee.id}::text, 8, '0')`;

export const orderNo = () => sql<string>`coalesce(${orderNumberOf(additionalFee.orderId)}, '')`;

export const payeeName = () => sql<string>`coalesce(${companyNameOf(additionalFee.payeeId)}, '')`;

/** Rows with the names that go with them, newest first; the caller narrows them to what may be seen. */
export async function unsafeSelectFees(db: Db, where: SQL | undefined, limit: number) {
  const found = await db
    .select({
      fee: additionalFee,
      orderNo: orderNo(),
      companyName: companyNameOf(additionalFee.companyId),
      payeeName: payeeName(),
      payeeNo: sql<string>`coalesce(${companyNoOf(additionalFee.payeeId)}, '')`,
    })
    .from(additionalFee)
    .where(where)
    .orderBy(desc(additionalFee.id))
    .limit(limit);
  return found.map((row) => ({
    ...row,
    serviceNo: row.fee.serviceOrderId === null ? '' : serviceNoOf(row.fee.serviceOrderId),
  }));
}
export type FoundFee = Awaited<ReturnType<typeof unsafeSelectFees>>[number];

/** A row locked for a move; undefined where it does not exist for the reader. */
export async function lockFee(db: Db, feeId: number, isVisible: SQL | undefined) {
  const [found] = await db
    .select()
    .from(additionalFee)
    .where(and(eq(additionalFee.id, feeId), isVisible))
    .for('update');
  return found;
}

export async function selectEvents(db: Db, feeId: number) {
  return db
    .select()
    .from(additionalFeeEvent)
    .where(eq(additionalFeeEvent.feeId, feeId))
    .orderBy(asc(additionalFeeEvent.id));
}
