import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { voidUnbilled } from '../move.ts';
import { charge } from '../tables.ts';

interface Days {
  containerId: number;
  /** yyyy-MM-dd */
  from: string;
  to: string;
  reason: string;
}

/**
 * Voids storage that a tariff charged before an agreement for its days was recorded, the top-up to a minimum with its day;
 * billed charges stay.
 */
export async function voidTariffDays(db: Db, { containerId, from, to, reason }: Days): Promise<void> {
  const found = await db
    .select({ id: charge.id })
    .from(charge)
    .where(
      and(
        eq(charge.containerId, containerId),
        eq(charge.feeType, 'storage'),
        inArray(charge.status, ['estimated', 'confirmed']),
        sql`${charge.why} ->> 'kind' = 'tariff'`,
        gte(charge.occurredOn, from),
        lte(charge.occurredOn, to),
      ),
    );
  if (found.length === 0) return;
  await voidUnbilled(
    db,
    found.map(({ id }) => id),
    reason,
  );
}
