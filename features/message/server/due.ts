import { type SQL, sql } from 'drizzle-orm';
import { PLATFORM_ZONE } from '../../../platform/wire/time.ts';

/** When digests leave, on the platform's clock. */
export const DIGEST_HOUR = 8;

/** SQL for the platform's zone, as an interval. */
const PLATFORM_OFFSET: SQL = sql`make_interval(mins => ${sql.raw(String(PLATFORM_ZONE.offsetMinutes))})`;
/** SQL for the day and time now on the platform's clock, without a zone. */
const PLATFORM_NOW: SQL = sql`(now() at time zone ${PLATFORM_OFFSET})`;
const DIGEST_CLOCK: SQL = sql`make_time(${sql.raw(String(DIGEST_HOUR))}, 0, 0)`;

/**
 * SQL for when something may leave to the person whose `message_habit habit` row it is (or whose is missing): now,
 * or when their quiet hours end; with a digest, the same of its next hour. Quiet hours begin at `quiet_from` and end
 * before `quiet_to`, on the next day where that is earlier.
 */
export const LETTER_DUE: SQL = outOfQuiet(PLATFORM_NOW);
export const DIGEST_DUE: SQL = outOfQuiet(next(DIGEST_CLOCK, PLATFORM_NOW));

function outOfQuiet(moment: SQL): SQL {
  const [from, to] = [sql`habit.quiet_from::time`, sql`habit.quiet_to::time`];
  const isQuiet = sql`case when ${from} < ${to} then ${moment}::time >= ${from} and ${moment}::time < ${to}
    else ${moment}::time >= ${from} or ${moment}::time < ${to} end`;
  // without quiet hours the comparison is null, which is not true
  return sql`((case when ${isQuiet} then ${next(to, moment)} else ${moment} end) at time zone ${PLATFORM_OFFSET})`;
}

/** The first time that a clock shows an hour after a moment. */
function next(clock: SQL, moment: SQL): SQL {
  return sql`(date_trunc('day', ${moment}) + ${clock}
    + case when ${moment}::time >= ${clock} then interval '1 day' else interval '0' end)`;
}
