import { eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { ChargeBasis, ChargeSide, ChargeWhy, ServiceKind } from '../charge.ts';
import { charge, chargeMove } from './tables.ts';

export interface NewCharge {
  /** unique: the same key twice is the same charge, never billed twice */
  key: string;
  side: ChargeSide;
  orderId: number | null;
  containerId: number | null;
  serviceOrderId: number | null;
  /** whose day a tariff charges, or which it tops up to the minimum */
  stayId?: number;
  serviceKind: ServiceKind;
  /** of the dictionary `expenseItem` */
  feeType: string;
  /** customer of a sale, supplier of a cost */
  companyId: number;
  basis: ChargeBasis;
  quantity: string;
  unitPrice: string;
  /** net of tax, two places; below zero: in favour of the other side */
  amount: string;
  currency: string;
  /** fraction, such as '0.06' */
  taxRate: string;
  /** yyyy-MM-dd */
  occurredOn: string;
  status: 'estimated' | 'confirmed';
  why: ChargeWhy;
  authorId: number | null;
}

const TWO_PLACES = /^-?\d+(\.\d{1,2})?$/;

/** Records charges once by their keys, and a day of a container once per side; returns the ids of those that are new. */
export async function recordCharges(db: Db, charges: readonly NewCharge[]): Promise<number[]> {
  if (charges.length === 0) return [];
  const wrong = charges.find(({ amount }) => !TWO_PLACES.test(amount));
  if (wrong) throw new Error(`the amount of charge ${wrong.key} is not rounded`);
  const made = await db
    .insert(charge)
    .values(charges.map(({ authorId, ...facts }) => ({ ...facts, accountId: authorId })))
    .onConflictDoNothing()
    .returning({
      chargeId: charge.id,
      status: charge.status,
      amount: charge.amount,
      accountId: charge.accountId,
    });
  if (made.length > 0) await db.insert(chargeMove).values(made);
  return made.map(({ chargeId }) => chargeId);
}

/** Records a charge once by its key; returns its id. */
export async function recordCharge(db: Db, given: NewCharge): Promise<number> {
  const [made] = await recordCharges(db, [given]);
  if (made !== undefined) return made;
  const [found] = await db.select({ id: charge.id }).from(charge).where(eq(charge.key, given.key));
  if (found === undefined) throw new Error(`the charge ${given.key} was not written`);
  return found.id;
}
