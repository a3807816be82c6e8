import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Db, violatedUnique } from '../../../../platform/server/database/connect.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { formatDateTime, parseDateTime } from '../../../../platform/wire/time.ts';
import { STATUSES_BEFORE_DEPARTURE } from '../beforeDeparture.ts';
import { type DelayReason, needsDelayReason } from '../delayReasons.ts';
import type { NewDeparture } from '../newDeparture.ts';
import { train } from './tables.ts';
import { userError } from './texts.ts';

const UNIQUE_DEPARTURE = 'train_on_line';

/**
 * Shifts departure, arrival and cut-offs; null if unchanged. Throws a `UserError` at the field for a past
 * time, one taken by another train of the line, or an hour's delay without a reason.
 */
export async function reschedule(
  db: Db,
  trainId: number,
  departTime: string,
  delayReason?: DelayReason,
): Promise<NewDeparture | null> {
  const departAt = parseDateTime(departTime);
  if (departAt <= new Date()) throw departureError((t) => t.departurePast);
  const [found] = await db
    .select({ status: train.status, departAt: train.departAt })
    .from(train)
    .where(eq(train.id, trainId))
    .for('update');
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  if (found.departAt.getTime() === departAt.getTime()) return null;
  const before = formatDateTime(found.departAt);
  if (delayReason === undefined && needsDelayReason(before, departTime))
    throw userError.withFields((t) => t.planWrong, { delayReason: (t) => t.delayReasonMissing });
  const shifted = await shiftTimes(db, trainId, departAt);
  if (shifted === undefined) throw userError((t) => t.tooLateToChange({ status: t.status[found.status] }));
  const { cutoffAt } = shifted;
  return { before, departTime, cutoffTime: formatDateTime(cutoffAt) };
}

async function shiftTimes(db: Db, trainId: number, departAt: Date): Promise<{ cutoffAt: Date } | undefined> {
  const shift = (time: SQL | typeof train.cutoffAt) => sql`${time} + (${departAt} - ${train.departAt})`;
  try {
    const [shifted] = await db
      .update(train)
      .set({
        departAt,
        arriveAt: shift(train.arriveAt),
        cutoffAt: shift(train.cutoffAt),
        gateInAt: shift(train.gateInAt),
        expectedDepartAt: null,
        expectedArriveAt: null,
        updatedAt: sql`now()`,
      })
      .where(and(eq(train.id, trainId), inArray(train.status, [...STATUSES_BEFORE_DEPARTURE])))
      .returning({ cutoffAt: train.cutoffAt });
    return shifted;
  } catch (fault) {
    if (violatedUnique(fault) === UNIQUE_DEPARTURE) throw departureError((t) => t.momentTaken);
    throw fault;
  }
}

const departureError = (text: Parameters<typeof userError>[0]) =>
  userError.withFields((t) => t.planWrong, { departTime: text });
