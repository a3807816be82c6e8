import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { Refusal } from '../../../platform/server/http/refusal.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import { train } from './tables.ts';
import { refuse } from './texts.ts';

/**
 * Takes space on a train in one UPDATE: a row comes back only if the train is open, before its document
 * cut-off, and has `teu` left. Made to stand in the CTE of the statement that writes the booking; both values
 * may be numbers or SQL of that statement. Returns the columns `id, train_no, line_id, depart_at, cutoff_at,
 * capacity_teu, sold_teu` (after the sale).
 */
export function takeSpace(trainId: number | SQL, teu: number | SQL): SQL {
  return sql`
    update train set sold_teu = sold_teu + (${teu})::int, updated_at = now()
    where id = (${trainId})::bigint and status = 'open' and cutoff_at > now()
      and sold_teu + (${teu})::int <= capacity_teu
    returning id, train_no, line_id, depart_at, cutoff_at, capacity_teu, sold_teu`;
}

/** Gives back what a booking held. More than was sold breaks the table's check: that is a fault of ours. */
export async function giveBackSpace(db: Db, trainId: number, teu: number): Promise<void> {
  await db
    .update(train)
    .set({ soldTeu: sql`${train.soldTeu} - ${teu}`, updatedAt: sql`now()` })
    .where(eq(train.id, trainId));
}

/** Why `takeSpace` found nothing, for the person who wanted to book. */
export async function whyNoSpace(db: Db, trainId: number, teu: number): Promise<Refusal> {
  const [found] = await db
    .select({
      status: train.status,
      cutoffAt: train.cutoffAt,
      isPastCutoff: sql<boolean>`${train.cutoffAt} <= now()`,
      left: sql<number>`${train.capacityTeu} - ${train.soldTeu}`,
    })
    .from(train)
    .where(eq(train.id, trainId));
  if (found === undefined) return refuse((t) => t.absent, CODE.absent);
  const { status, cutoffAt, isPastCutoff, left } = found;
  const isForSale = status === 'open' || status === 'closed';
  if (isForSale && isPastCutoff) return refuse((t) => t.pastCutoff({ time: formatDateTime(cutoffAt) }));
  if (status !== 'open') return refuse((t) => t.notOpen[status]);
  if (left === 0) return refuse((t) => t.noSpaceLeft);
  if (left < teu) return refuse((t) => t.notEnoughSpace({ left, asked: teu }));
  return refuse((t) => t.notOpen.open);
}
