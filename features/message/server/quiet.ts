import { type SQL, sql } from 'drizzle-orm';
import { PLATFORM_ZONE } from '../../../platform/wire/time.ts';

/** SQL for the platform's zone, as an interval. */
export const PLATFORM_OFFSET: SQL = sql`make_interval(mins => ${sql.raw(String(PLATFORM_ZONE.offsetMinutes))})`;
/** SQL for the day and time now on the platform's clock, without a zone. */
export const PLATFORM_NOW: SQL = sql`(now() at time zone ${PLATFORM_OFFSET})`;

/**
 * SQL for whether the person whose `message_habit habit` row it is (or whose is missing) wants to be left alone
 * now. Quiet hours begin at `quiet_from` and end before `quiet_to`, on the next day where that is earlier.
 */
export const IS_QUIET: SQL = sql`coalesce(
  case when habit.quiet_from < habit.quiet_to
    then ${PLATFORM_NOW}::time >= habit.quiet_from::time and ${PLATFORM_NOW}::time < habit.quiet_to::time
    else ${PLATFORM_NOW}::time >= habit.quiet_from::time or ${PLATFORM_NOW}::time < habit.quiet_to::time end, false)`;
