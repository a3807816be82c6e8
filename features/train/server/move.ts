import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import type { Refusal } from '../../../platform/server/http/refusal.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import { TRAIN_MOVES, TRAIN_STATUSES, type TrainStatus } from '../wire.ts';
import { train } from './tables.ts';
import { refuse } from './texts.ts';

export function mayMove(from: TrainStatus, to: TrainStatus): boolean {
  const next: readonly TrainStatus[] = TRAIN_MOVES[from];
  return next.includes(to);
}

/** Transitions open to the operator at `now`; opening only before the cut-off. */
export function movesOf(row: { status: TrainStatus; cutoffAt: Date }, now: Date): TrainStatus[] {
  return TRAIN_MOVES[row.status].filter((to) => to !== 'open' || row.cutoffAt > now);
}

export interface MovedTrain {
  trainId: number;
  trainNo: string;
  lineId: number;
  departAt: Date;
  soldTeu: number;
}

/**
 * Transition in one conditional UPDATE: one of two concurrent calls wins. Throws a `UserError` with the
 * reason: unknown train, disallowed transition, or opening after the cut-off.
 */
export async function moveTrain(
  db: Db,
  trainId: number,
  to: TrainStatus,
  extra: { cancelReason?: string } = {},
): Promise<MovedTrain> {
  const from = TRAIN_STATUSES.filter((status) => mayMove(status, to));
  const inTime = to === 'open' ? sql`${train.cutoffAt} > now()` : undefined;
  const [moved] = await db
    .update(train)
    .set({ ...extra, status: to, updatedAt: sql`now()` })
    .where(and(eq(train.id, trainId), inArray(train.status, from), inTime))
    .returning({
      trainId: train.id,
      trainNo: train.trainNo,
      lineId: train.lineId,
      departAt: train.departAt,
      soldTeu: train.soldTeu,
    });
  if (moved === undefined) throw await whyNotMoved(db, trainId, to);
  return moved;
}

async function whyNotMoved(db: Db, trainId: number, to: TrainStatus): Promise<Refusal> {
  const [found] = await db
    .select({ status: train.status, cutoffAt: train.cutoffAt })
    .from(train)
    .where(eq(train.id, trainId));
  if (found === undefined) return refuse((t) => t.absent, CODE.absent);
  const { status, cutoffAt } = found;
  if (mayMove(status, to)) return refuse((t) => t.cannotOpenAfterCutoff({ time: formatDateTime(cutoffAt) }));
  return refuse((t) => t.cannotMove({ from: t.status[status], to: t.status[to] }));
}
