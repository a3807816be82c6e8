import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { brokenUnique, type Db } from '../../../platform/server/database/connect.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { formatDateTime, parseDateTime } from '../../../platform/wire/time.ts';
import type { NewDeparture } from '../newDeparture.ts';
import { BEFORE_DEPARTURE } from './planQueries.ts';
import { train } from './tables.ts';
import { refuse } from './texts.ts';

const ONE_A_MOMENT = 'train_on_line';

/**
 * Shifts departure, arrival and cut-offs; null if unchanged. Throws a `UserError` at the field for a past
 * time or one taken by another train of the line.
 */
export async function reschedule(db: Db, trainId: number, departTime: string): Promise<NewDeparture | null> {
  const departAt = parseDateTime(departTime);
  if (departAt <= new Date()) throw wrong((t) => t.departurePast);
  const [found] = await db
    .select({ status: train.status, departAt: train.departAt })
    .from(train)
    .where(eq(train.id, trainId))
    .for('update');
  if (found === undefined) throw refuse((t) => t.absent, CODE.absent);
  if (found.departAt.getTime() === departAt.getTime()) return null;
  const moved = await moveTimes(db, trainId, departAt);
  if (moved === undefined) throw refuse((t) => t.tooLateToChange({ status: t.status[found.status] }));
  const { cutoffAt } = moved;
  return { before: formatDateTime(found.departAt), departTime, cutoffTime: formatDateTime(cutoffAt) };
}

async function moveTimes(db: Db, trainId: number, departAt: Date): Promise<{ cutoffAt: Date } | undefined> {
  const along = (time: SQL | typeof train.cutoffAt) => sql`${time} + (${departAt} - ${train.departAt})`;
  try {
    const [moved] = await db
      .update(train)
      .set({
        departAt,
        arriveAt: along(train.arriveAt),
        cutoffAt: along(train.cutoffAt),
        gateInAt: along(train.gateInAt),
        updatedAt: sql`now()`,
      })
      .where(and(eq(train.id, trainId), inArray(train.status, [...BEFORE_DEPARTURE])))
      .returning({ cutoffAt: train.cutoffAt });
    return moved;
  } catch (fault) {
    if (brokenUnique(fault) === ONE_A_MOMENT) throw wrong((t) => t.momentTaken);
    throw fault;
  }
}

const wrong = (say: Parameters<typeof refuse>[0]) => refuse.atFields((t) => t.planWrong, { departTime: say });
