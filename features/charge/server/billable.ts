import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { orderNumberOf, trainIdOf } from '../../booking/server/index.ts';
import { trainNoOf } from '../../train/server/index.ts';
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
export async function findBillableCharges(
  db: Db,
  { side, companyId, currency, orderId, ...range }: Billable,
) {
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

export type BillableCharge = Awaited<ReturnType<typeof findBillableCharges>>[number];

/** Confirmed sales and costs of the latest trains, net, by train; at most 100. */
export async function findTrainMargins(db: Db, currency: string) {
  const sum = (side: ChargeSide) =>
    sql<string>`coalesce(sum(${charge.amount}) filter (where ${charge.side} = ${side}), 0)::numeric(14, 2)::text`;
  const trainId = trainIdOf(charge.orderId);
  return db
    .select({
      trainNo: sql<string>`max(${trainNoOf(trainId)})`,
      departDate: sql<string>`to_char(max(${charge.occurredOn}), 'YYYY-MM-DD')`,
      sales: sum('sale'),
      costs: sum('cost'),
    })
    .from(charge)
    .where(
      and(
        eq(charge.currency, currency),
        inArray(charge.status, ['confirmed', 'billed', 'paid']),
        gte(charge.occurredOn, sql`current_date - 120`),
        isNotNull(charge.orderId),
      ),
    )
    .groupBy(trainId)
    .orderBy(desc(sql`max(${charge.occurredOn})`))
    .limit(100);
}
