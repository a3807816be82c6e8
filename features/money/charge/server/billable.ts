import { and, asc, eq, gt, gte, lte, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { orderNumberOf } from '../../../freight/booking/server/index.ts';
import type { ChargeSide } from '../charge.ts';
import { charge } from './tables.ts';

const COLUMNS = {
  id: charge.id,
  key: charge.key,
  side: charge.side,
  orderId: charge.orderId,
  /** null: of no order */
  orderNo: sql<string | null>`${orderNumberOf(charge.orderId)}`,
  containerId: charge.containerId,
  serviceOrderId: charge.serviceOrderId,
  serviceKind: charge.serviceKind,
  feeType: charge.feeType,
  companyId: charge.companyId,
  basis: charge.basis,
  quantity: charge.quantity,
  unitPrice: charge.unitPrice,
  amount: charge.amount,
  currency: charge.currency,
  taxRate: charge.taxRate,
  occurredOn: charge.occurredOn,
  why: charge.why,
};

interface Billable {
  side: ChargeSide;
  /** absent: of all */
  companyId?: number;
  currency?: string;
  orderId?: number;
  /** days, both included */
  from: string;
  to: string;
  /** id of the last charge read; 0: from the first */
  afterId: number;
  limit: number;
}

/** Confirmed charges that no bill has taken, by id. */
export async function findBillableCharges(db: Db, { side, companyId, currency, orderId, ...range }: Billable) {
  return db
    .select(COLUMNS)
    .from(charge)
    .where(
      and(
        eq(charge.side, side),
        companyId === undefined ? undefined : eq(charge.companyId, companyId),
        currency === undefined ? undefined : eq(charge.currency, currency),
        orderId === undefined ? undefined : eq(charge.orderId, orderId),
        eq(charge.status, 'confirmed'),
        gt(charge.id, range.afterId),
        gte(charge.occurredOn, range.from),
        lte(charge.occurredOn, range.to),
      ),
    )
    .orderBy(asc(charge.id))
    .limit(range.limit);
}

/** SQL: container of the charge whose id a query of another feature has. */
export const containerIdOfCharge = (chargeId: SQLWrapper) =>
  sql<number | null>`(select ${charge.containerId} from ${charge} where ${charge.id} = ${chargeId})`;

/** SQL: service order of the charge whose id a query of another feature has. */
export const serviceOrderIdOfCharge = (chargeId: SQLWrapper) =>
  sql<number | null>`(select ${charge.serviceOrderId} from ${charge} where ${charge.id} = ${chargeId})`;

export type BillableCharge = Awaited<ReturnType<typeof findBillableCharges>>[number];
