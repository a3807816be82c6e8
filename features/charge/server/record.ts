import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { ChargeBasis, ChargeSide, ChargeWhy, ServiceKind } from '../charge.ts';
import { charge, chargeMove } from './tables.ts';

export interface NewCharge {
  /** unique: the same key twice is the same charge, never billed twice */
  key: string;
  side: ChargeSide;
  orderId: number | null;
  containerId: number | null;
  serviceOrderId: number | null;
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

/** Records a charge once by its key; returns its id. */
export async function recordCharge(db: Db, { authorId, ...facts }: NewCharge): Promise<number> {
  if (!TWO_PLACES.test(facts.amount)) throw new Error(`the amount of charge ${facts.key} is not rounded`);
  const [made] = await db
    .insert(charge)
    .values({ ...facts, accountId: authorId })
    .onConflictDoNothing({ target: charge.key })
    .returning({ id: charge.id });
  if (made !== undefined) {
    const { status, amount } = facts;
    await db.insert(chargeMove).values({ chargeId: made.id, status, amount, accountId: authorId });
    return made.id;
  }
  const [found] = await db.select({ id: charge.id }).from(charge).where(eq(charge.key, facts.key));
  if (found === undefined) throw new Error(`the charge ${facts.key} was not written`);
  return found.id;
}
