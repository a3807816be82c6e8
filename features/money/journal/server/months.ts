import { gte, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { journalMonth } from './tables.ts';

/** Shared with the triggers that keep a closed month closed. */
const LOCK_CLASS = 7_220_262;

const firstOf = (date: string) => `${date.slice(0, 7)}-01`;

/**
 * The day on which money of a day is booked: that day, or today where its month or a later one is closed. Its month
 * stays open until the transaction ends.
 */
export async function bookingDay(db: Db, day: string, today: string): Promise<string> {
  const month = Number(day.slice(0, 7).replace('-', ''));
  await db.execute(sql`select pg_advisory_xact_lock_shared(${LOCK_CLASS}::int, ${month}::int)`);
  const [closed] = await db
    .select({ id: journalMonth.id })
    .from(journalMonth)
    .where(gte(journalMonth.month, firstOf(day)))
    .limit(1);
  return closed === undefined ? day : today;
}

/** Closes the month of a date, after the transactions that post into it; false: it was closed already. */
export async function insertClosedMonth(db: Db, date: string, accountId: number | null): Promise<boolean> {
  const made = await db
    .insert(journalMonth)
    .values({ month: firstOf(date), accountId })
    .onConflictDoNothing({ target: journalMonth.month })
    .returning({ id: journalMonth.id });
  return made.length > 0;
}
