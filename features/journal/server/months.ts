import { eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { journalMonth } from './tables.ts';

const LOCK_CLASS = 7_220_262;

const firstOf = (date: string) => `${date.slice(0, 7)}-01`;

/** Until the transaction ends: entries share a month, its closing waits for them. */
export async function lockMonth(db: Db, date: string, mode: 'shared' | 'exclusive'): Promise<void> {
  const month = Number(date.slice(0, 7).replace('-', ''));
  const lock = mode === 'shared' ? sql`pg_advisory_xact_lock_shared` : sql`pg_advisory_xact_lock`;
  await db.execute(sql`select ${lock}(${LOCK_CLASS}::int, ${month}::int)`);
}

/** Whether the month of a date (yyyy-MM-dd) takes no more entries. */
export async function isMonthClosed(db: Db, date: string): Promise<boolean> {
  const [closed] = await db
    .select({ id: journalMonth.id })
    .from(journalMonth)
    .where(eq(journalMonth.month, firstOf(date)));
  return closed !== undefined;
}

/**
 * The day on which money of a day is booked: that day, or today where its month or a later one is closed. Its month
 * stays open until the transaction ends.
 */
export async function bookingDay(db: Db, day: string, today: string): Promise<string> {
  await lockMonth(db, day, 'shared');
  const [closed] = await db
    .select({ id: journalMonth.id })
    .from(journalMonth)
    .where(gte(journalMonth.month, firstOf(day)))
    .limit(1);
  return closed === undefined ? day : today;
}

/** Closes the month of a date; false: it was closed already. */
export async function insertClosedMonth(db: Db, date: string, accountId: number | null): Promise<boolean> {
  await lockMonth(db, date, 'exclusive');
  const made = await db
    .insert(journalMonth)
    .values({ month: firstOf(date), accountId })
    .onConflictDoNothing({ target: journalMonth.month })
    .returning({ id: journalMonth.id });
  return made.length > 0;
}
