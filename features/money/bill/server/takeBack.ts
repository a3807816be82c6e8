import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { minus, negated, plus } from '../../../../libs/amounts/amounts.ts';
import { isAbove, isZero } from '../../../../libs/amounts/compare.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { unmarkPaid } from '../../charge/server/index.ts';
import { lockBill, moveBill, recordEvent } from './queries.ts';
import { bill, billApplication, billLine } from './tables.ts';

interface Taken {
  /** the money that is taken back */
  source: { kind: string; id: number };
  reason: string;
  authorId: number;
}

/**
 * Reverses the applications of a payment; its bills are open again. Returns the amount `owed` again, and `credited`:
 * the part that a later credit already returned to the company.
 */
export async function takeBack(
  db: Db,
  { source, reason, authorId }: Taken,
): Promise<{ owed: string; credited: string }> {
  const paid = await db
    .select({ billId: billApplication.billId, amount: billApplication.amount })
    .from(billApplication)
    .where(
      and(
        eq(billApplication.sourceKind, source.kind),
        eq(billApplication.sourceId, source.id),
        gt(billApplication.amount, '0'),
      ),
    )
    .orderBy(asc(billApplication.billId));
  const sums = { owed: '0.00', credited: '0.00' };
  for (const { billId, amount } of paid) {
    const owed = await reopenBy(db, billId, { amount, source, reason, authorId });
    sums.owed = plus(sums.owed, owed);
    sums.credited = plus(sums.credited, minus(amount, owed));
  }
  return sums;
}

/** Lowers `paid` of a bill, not below zero; returns by how much. */
async function reopenBy(
  db: Db,
  billId: number,
  { amount, source, reason, authorId }: Taken & { amount: string },
): Promise<string> {
  const row = await lockBill(db, billId);
  const owed = isAbove(amount, row.paid) ? row.paid : amount;
  if (isZero(owed)) return '0.00';
  const back = { sourceKind: `${source.kind}Undone`, sourceId: source.id, amount: negated(owed) };
  await db.insert(billApplication).values({ ...back, billId });
  await db
    .update(bill)
    .set({ paid: sql`${bill.paid} - ${owed}::numeric`, version: sql`${bill.version} + 1` })
    .where(eq(bill.id, billId));
  await recordEvent(db, billId, { kind: 'unpaid', amount: owed, reason, accountId: authorId });
  if (row.status !== 'settled') return owed;
  await moveBill(db, billId, 'reopen');
  const lines = await db
    .select({ chargeId: billLine.chargeId })
    .from(billLine)
    .where(and(eq(billLine.billId, billId), isNotNull(billLine.chargeId)));
  await unmarkPaid(
    db,
    lines.flatMap(({ chargeId }) => (chargeId === null ? [] : [chargeId])),
  );
  return owed;
}
