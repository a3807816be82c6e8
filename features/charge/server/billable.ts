import { and, asc, eq, gt, gte, lte } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { ChargeSide } from '../charge.ts';
import { charge } from './tables.ts';

const COLUMNS = {
  id: charge.id,
  key: charge.key,
  side: charge.side,
  orderId: charge.orderId,
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
  companyId: number;
  currency: string;
  /** days, both included */
  from: string;
  to: string;
  /** id of the last charge read; 0: from the first */
  afterId: number;
  limit: number;
}

/** Confirmed charges that no bill has taken, by id. */
export async function findBillableCharges(db: Db, { side, companyId, currency, ...range }: Billable) {
  return db
    .select(COLUMNS)
    .from(charge)
    .where(
      and(
        eq(charge.side, side),
        eq(charge.companyId, companyId),
        eq(charge.currency, currency),
        eq(charge.status, 'confirmed'),
        gt(charge.id, range.afterId),
        gte(charge.occurredOn, range.from),
        lte(charge.occurredOn, range.to),
      ),
    )
    .orderBy(asc(charge.id))
    .limit(range.limit);
}

export type BillableCharge = Awaited<ReturnType<typeof findBillableCharges>>[number];
