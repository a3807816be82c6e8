import { asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { containerNoOf, customerRefOf, orderNoOf } from '../../../freight/booking/server/index.ts';
import { serviceNoOf } from '../../../suppliers/service/paths.ts';
import { containerIdOfCharge, serviceOrderIdOfCharge } from '../../charge/server/index.ts';
import { billLine } from './tables.ts';

const credited = alias(billLine, 'credited');
/** A credit is about the charge of the line that it lowers. */
const chargeId = sql<number | null>`coalesce(${billLine.chargeId}, ${credited.chargeId})`;
const gross = sql`(${billLine.amount} + ${billLine.taxAmount})`;

/** Lines order by order, those of no order last; a credit follows the line that it lowers. */
export async function selectLines(db: Db, billId: number, limit: number) {
  const rows = await db
    .select({
      lineId: billLine.id,
      kind: billLine.kind,
      chargeId: billLine.chargeId,
      orderBigNo: sql<string>`coalesce(${orderNoOf(billLine.orderId)}, '')`,
      containerNo: sql<string>`coalesce(${containerNoOf(containerIdOfCharge(chargeId))}, '')`,
      serviceOrderId: sql<number | null>`${serviceOrderIdOfCharge(chargeId)}`.mapWith(Number),
      feeType: billLine.feeType,
      description: billLine.description,
      occurredDate: billLine.occurredOn,
      quantity: sql<string>`trim_scale(${billLine.quantity})::text`,
      unitPrice: billLine.unitPrice,
      amount: billLine.amount,
      taxRate: sql<string>`trim_scale(${billLine.taxRate} * 100)::text`,
      taxAmount: billLine.taxAmount,
      gross: sql<string>`${gross}::text`,
      agreed: billLine.agreed,
      claimed: billLine.claimed,
      disputeState: billLine.disputeState,
      disputeReason: billLine.disputeReason,
      disputeReply: billLine.disputeReply,
    })
    .from(billLine)
    .leftJoin(credited, eq(credited.id, billLine.creditOfId))
    .where(eq(billLine.billId, billId))
    .orderBy(asc(billLine.orderId), asc(sql`coalesce(${billLine.creditOfId}, ${billLine.id})`), asc(billLine.id))
    .limit(limit);
  return rows.map(({ serviceOrderId, ...line }) => ({
    ...line,
    serviceNo: serviceOrderId === null ? '' : serviceNoOf(serviceOrderId),
  }));
}

/** Orders on a bill with their sums, in the order of their lines. */
export async function selectOrdersOn(db: Db, billId: number, limit: number) {
  return db
    .select({
      orderBigNo: sql<string>`coalesce(${orderNoOf(billLine.orderId)}, '')`,
      customerRef: sql<string>`coalesce(${customerRefOf(billLine.orderId)}, '')`,
      subtotal: sql<string>`sum(${gross})::numeric(14, 2)::text`,
    })
    .from(billLine)
    .where(eq(billLine.billId, billId))
    .groupBy(billLine.orderId)
    .orderBy(asc(billLine.orderId))
    .limit(limit);
}
export type OrderSum = Awaited<ReturnType<typeof selectOrdersOn>>[number];
