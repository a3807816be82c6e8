import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { Refusal } from '../../../platform/server/http/refusal.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import { type SizeType, teuOf } from '../sizeTypes.ts';
import type { TrainStatus } from '../wire.ts';
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

/** Holds the train's row until the transaction ends. What touches a train and its bookings locks the train first. */
export async function lockTrain(db: Db, trainId: number): Promise<void> {
  await db.select({ id: train.id }).from(train).where(eq(train.id, trainId)).for('update');
}

/** What decides whether containers can be booked on a train now. */
export interface SpaceFacts {
  status: TrainStatus;
  cutoffAt: Date;
  isPastCutoff: boolean;
  remainTeu: number;
  /** size-types that have a price on the train */
  sizeTypes: SizeType[];
}

/** The facts of a train, or null when there is no such train. */
export async function spaceFacts(db: Db, trainId: number): Promise<SpaceFacts | null> {
  const [found] = await db
    .select({
      status: train.status,
      cutoffAt: train.cutoffAt,
      isPastCutoff: sql<boolean>`${train.cutoffAt} <= now()`,
      remainTeu: sql<number>`${train.capacityTeu} - ${train.soldTeu}`,
      // names written out: in a select from one table Drizzle would leave the table off the outer id
      sizeTypes: sql<SizeType[]>`array(select size_type from train_price where train_id = train.id)`,
    })
    .from(train)
    .where(eq(train.id, trainId));
  return found ?? null;
}

/** Why `takeSpace` found nothing, for the person who wanted to book; null when by these facts it can be booked. */
export function whyNoSpace(
  facts: SpaceFacts | null,
  containers: readonly { sizeType: SizeType; count: number }[],
): Refusal | null {
  if (facts === null) return refuse((t) => t.absent, CODE.absent);
  const { status, cutoffAt, isPastCutoff, remainTeu: left } = facts;
  const isForSale = status === 'open' || status === 'closed';
  if (isForSale && isPastCutoff) return refuse((t) => t.pastCutoff({ time: formatDateTime(cutoffAt) }));
  if (status !== 'open') return refuse((t) => t.notOpen[status]);
  const unpriced = containers.find(({ sizeType }) => !facts.sizeTypes.includes(sizeType));
  if (unpriced) return refuse((t) => t.sizeTypeNotCarried({ sizeType: unpriced.sizeType }));
  const asked = teuOf(containers);
  if (asked <= left) return null;
  return refuse((t) => (left === 0 ? t.noSpaceLeft : t.notEnoughSpace({ left, asked })));
}
