import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { readConfigNumber } from '../../../portal/config/server/index.ts';
import { recordEvent, SYSTEM } from './events.ts';
import { lockFee } from './queries.ts';
import { additionalFee } from './tables.ts';

const HOUR_MS = 3_600_000;
const BATCH = 200;

const CONFIRM_HOURS = { key: 'additionalFee.confirmHours', otherwise: 72 };
const REMIND_HOURS = { key: 'additionalFee.remindHours', otherwise: 24 };

/** Until when the customer is asked, from now; null: the hours that are configured. */
export async function nextDeadline(db: Db, hours: number | null, now: Date = new Date()): Promise<Date> {
  return new Date(now.getTime() + (hours ?? (await readConfigNumber(db, CONFIRM_HOURS))) * HOUR_MS);
}

const isWaiting = () => inArray(additionalFee.state, ['proposed', 'offered']);

/** Ends deadlines that passed: the platform decides, nothing is agreed by silence. Safe to run twice. */
export async function expireFees(db: Db, now: Date = new Date()): Promise<number> {
  const isDue = and(isWaiting(), lte(additionalFee.dueAt, now));
  return eachFee(db, isDue, async (inside, feeId) => {
    const row = await lockFee(inside, feeId, isDue);
    if (row === undefined) return false;
    const [moved] = await inside
      .update(additionalFee)
      .set({ state: 'overdue', version: sql`${additionalFee.version} + 1` })
      .where(eq(additionalFee.id, feeId))
      .returning();
    if (moved !== undefined) await recordEvent(inside, SYSTEM, moved, { kind: 'expire' });
    return true;
  });
}

/** Reminds customers once of deadlines that are near. */
export async function remindOfFees(db: Db, now: Date = new Date()): Promise<number> {
  const until = new Date(now.getTime() + (await readConfigNumber(db, REMIND_HOURS)) * HOUR_MS);
  const isNear = and(
    isWaiting(),
    eq(additionalFee.isSaleAgreed, false),
    isNull(additionalFee.remindedAt),
    lte(additionalFee.dueAt, until),
  );
  return eachFee(db, isNear, async (inside, feeId) => {
    const row = await lockFee(inside, feeId, isNear);
    if (row === undefined) return false;
    await inside.update(additionalFee).set({ remindedAt: now }).where(eq(additionalFee.id, feeId));
    await recordEvent(inside, SYSTEM, row, { kind: 'remind' });
    return true;
  });
}

/** Each in a transaction of its own, oldest first; returns how many were handled. */
async function eachFee(
  db: Db,
  where: SQL | undefined,
  handle: (inside: Db, feeId: number) => Promise<boolean>,
): Promise<number> {
  const found = await db
    .select({ id: additionalFee.id })
    .from(additionalFee)
    .where(where)
    .orderBy(asc(additionalFee.id))
    .limit(BATCH);
  let handled = 0;
  for (const { id } of found) if (await db.transaction((inside) => handle(inside, id))) handled += 1;
  return found.length < BATCH || handled === 0 ? handled : handled + (await eachFee(db, where, handle));
}
