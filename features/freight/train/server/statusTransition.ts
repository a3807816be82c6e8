import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { UserError } from '../../../../platform/server/texts/userError.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { TRAIN_STATUSES, TRAIN_TRANSITIONS, type TrainPlan, type TrainStatus } from '../wire.ts';
import { train } from './tables.ts';
import { userError } from './texts.ts';

export function canTransition(from: TrainStatus, to: TrainStatus): boolean {
  const next: readonly TrainStatus[] = TRAIN_TRANSITIONS[from];
  return next.includes(to);
}

/** What the operator may do with a train at `now`; opening only before the cut-off. */
export function planAbilities(row: { status: TrainStatus; cutoffAt: Date }, now: Date): TrainPlan['abilities'] {
  return {
    open: canTransition(row.status, 'open') && row.cutoffAt > now,
    close: canTransition(row.status, 'closed'),
    cancel: canTransition(row.status, 'cancelled'),
  };
}

export interface TransitionedTrain {
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
export async function transitionTrain(
  db: Db,
  trainId: number,
  to: TrainStatus,
  extra: { cancelReason?: string } = {},
): Promise<TransitionedTrain> {
  const from = TRAIN_STATUSES.filter((status) => canTransition(status, to));
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
  if (moved === undefined) throw await transitionError(db, trainId, to);
  return moved;
}

async function transitionError(db: Db, trainId: number, to: TrainStatus): Promise<UserError> {
  const [found] = await db
    .select({ status: train.status, cutoffAt: train.cutoffAt })
    .from(train)
    .where(eq(train.id, trainId));
  if (found === undefined) return userError((t) => t.absent, CODE.absent);
  const { status, cutoffAt } = found;
  if (canTransition(status, to)) return userError((t) => t.cannotOpenAfterCutoff({ time: formatDateTime(cutoffAt) }));
  if (status === to) return userError((t) => t.isAlready({ status: t.status[to] }));
  return userError((t) => t.cannotMove({ from: t.status[status], to: t.status[to] }));
}
