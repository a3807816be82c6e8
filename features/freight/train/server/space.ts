import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { UserError } from '../../../../platform/server/texts/userError.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { type SizeType, teuOf } from '../sizeTypes.ts';
import type { TrainStatus } from '../wire.ts';
import { train } from './tables.ts';
import { userError } from './texts.ts';

/**
 * UPDATE for the CTE of the booking statement: returns a row only if the train is open, before its cut-off,
 * and has `teu` left. Columns: `id, train_no, line_id, depart_at, cutoff_at, capacity_teu, sold_teu` (after).
 */
export function reserveSpace(trainId: number | SQL, teu: number | SQL): SQL {
  return sql`
    update train set sold_teu = sold_teu + (${teu})::int, updated_at = now()
    where id = (${trainId})::bigint and status = 'open' and cutoff_at > now()
      and sold_teu + (${teu})::int <= capacity_teu
    returning id, train_no, line_id, depart_at, cutoff_at, capacity_teu, sold_teu`;
}

/** Violates the table's check on more than was sold: a bug. */
export async function releaseSpace(db: Db, trainId: number, teu: number): Promise<void> {
  await db
    .update(train)
    .set({ soldTeu: sql`${train.soldTeu} - ${teu}`, updatedAt: sql`now()` })
    .where(eq(train.id, trainId));
}

/** Row lock until the end of the transaction. Lock order: the train before its bookings. */
export async function lockTrain(db: Db, trainId: number): Promise<void> {
  await db.select({ id: train.id }).from(train).where(eq(train.id, trainId)).for('update');
}

export interface SpaceState {
  status: TrainStatus;
  cutoffAt: Date;
  isPastCutoff: boolean;
  remainTeu: number;
  /** with a price on the train */
  sizeTypes: SizeType[];
}

/** Null for an unknown train. */
export async function findSpaceState(db: Db, trainId: number): Promise<SpaceState | null> {
  const [found] = await db
    .select({
      status: train.status,
      cutoffAt: train.cutoffAt,
      isPastCutoff: sql<boolean>`${train.cutoffAt} <= now()`,
      remainTeu: sql<number>`${train.capacityTeu} - ${train.soldTeu}`,
      // table written out: Drizzle would emit a bare outer id
      sizeTypes: sql<SizeType[]>`array(select size_type from train_price where train_id = train.id)`,
    })
    .from(train)
    .where(eq(train.id, trainId));
  return found ?? null;
}

/** Error after `reserveSpace` found no row; null if bookable by now. */
export function spaceError(
  state: SpaceState | null,
  containers: readonly { sizeType: SizeType; count: number }[],
): UserError | null {
  if (state === null) return userError((t) => t.absent, CODE.absent);
  const { status, cutoffAt, isPastCutoff, remainTeu: left } = state;
  const isPublished = status === 'open' || status === 'closed';
  if (isPublished && isPastCutoff) return userError((t) => t.pastCutoff({ time: formatDateTime(cutoffAt) }));
  if (status !== 'open') return userError((t) => t.notOpen[status]);
  const unpriced = containers.find(({ sizeType }) => !state.sizeTypes.includes(sizeType));
  if (unpriced) return userError((t) => t.sizeTypeNotCarried({ sizeType: unpriced.sizeType }));
  const asked = teuOf(containers);
  if (asked <= left) return null;
  return userError((t) => (left === 0 ? t.noSpaceLeft : t.notEnoughSpace({ left, asked })));
}
