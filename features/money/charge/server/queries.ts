import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { containerNoOf } from '../../../freight/booking/server/index.ts';
import { taxOf } from '../charge.ts';
import type { ChargeLine } from '../wire.ts';
import { charge } from './tables.ts';

/** SQL: tax of the net amount, rounded half up (away from zero) as `taxOf`. */
export const taxAmount = sql<string>`round(${charge.amount} * ${charge.taxRate}, 2)::text`;

/** SQL: words of the one who voided it. */
export const voidReason = sql<string>`coalesce((select reason from charge_move where charge_move.charge_id = charge.id
  and charge_move.status = 'void' limit 1), '')`;

export const containerNo = sql<string>`coalesce(${containerNoOf(sql`${charge.containerId}`)}, '')`;

const LINE = {
  chargeId: charge.id,
  serviceKind: charge.serviceKind,
  feeType: charge.feeType,
  containerNo,
  basis: charge.basis,
  quantity: charge.quantity,
  unitPrice: charge.unitPrice,
  amount: charge.amount,
  currency: charge.currency,
  taxRate: charge.taxRate,
  taxAmount,
  occurredOn: charge.occurredOn,
  status: charge.status,
  why: charge.why,
  voidReason,
};

/** Sales of an order; caller checks access. */
export async function selectOrderCharges(db: Db, orderId: number): Promise<ChargeLine[]> {
  return db
    .select(LINE)
    .from(charge)
    .where(and(eq(charge.orderId, orderId), eq(charge.side, 'sale')))
    .orderBy(asc(charge.id));
}

/** A charge; `companyId` null: of any company. */
export async function selectChargeLine(
  db: Db,
  { chargeId, companyId }: { chargeId: number; companyId: number | null },
): Promise<ChargeLine | undefined> {
  const ofCompany = companyId === null ? undefined : eq(charge.companyId, companyId);
  const [found] = await db
    .select(LINE)
    .from(charge)
    .where(and(eq(charge.id, chargeId), ofCompany));
  return found;
}

type Priced = Omit<ChargeLine, 'chargeId' | 'containerNo' | 'taxAmount' | 'voidReason'>;

/** A price that is not charged yet, in the shape of a charge. */
export const expectedLine = (expected: Priced): ChargeLine => ({
  chargeId: null,
  containerNo: '',
  voidReason: '',
  taxAmount: taxOf(expected.amount, expected.taxRate),
  serviceKind: expected.serviceKind,
  feeType: expected.feeType,
  basis: expected.basis,
  quantity: expected.quantity,
  unitPrice: expected.unitPrice,
  amount: expected.amount,
  currency: expected.currency,
  taxRate: expected.taxRate,
  occurredOn: expected.occurredOn,
  status: expected.status,
  why: expected.why,
});
