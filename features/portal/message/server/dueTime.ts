import { type SQL, sql } from 'drizzle-orm';
import { PLATFORM_ZONE } from '../../../../platform/wire/time.ts';

export const DIGEST_HOUR = 8;

const PLATFORM_OFFSET: SQL = sql`make_interval(mins => ${sql.raw(String(PLATFORM_ZONE.offsetMinutes))})`;
/** Platform time, without a zone. */
const PLATFORM_NOW: SQL = sql`(now() at time zone ${PLATFORM_OFFSET})`;
const DIGEST_CLOCK: SQL = sql`make_time(${sql.raw(String(DIGEST_HOUR))}, 0, 0)`;

/**
 * Delivery time for a `message_habit habit` row (or none): now or end of quiet hours; digests from their next
 * hour. Quiet hours: `quiet_from` inclusive to `quiet_to` exclusive, possibly past midnight.
 */
export const DELIVERY_DUE_AT: SQL = afterQuietHours(PLATFORM_NOW);
export const DIGEST_DUE_AT: SQL = afterQuietHours(nextOccurrence(DIGEST_CLOCK, PLATFORM_NOW));

function afterQuietHours(moment: SQL): SQL {
  const [from, to] = [sql`habit.quiet_from::time`, sql`habit.quiet_to::time`];
  const isQuiet = sql`case when ${from} < ${to} then ${moment}::time >= ${from} and ${moment}::time < ${to}
    else ${moment}::time >= ${from} or ${moment}::time < ${to} end`;
  // null, not true, without quiet hours
  return sql`((case when ${isQuiet} then ${nextOccurrence(to, moment)} else ${moment} end) at time zone ${PLATFORM_OFFSET})`;
}

/** Next occurrence of a time of day. */
function nextOccurrence(clock: SQL, moment: SQL): SQL {
  return sql`(date_trunc('day', ${moment}) + ${clock}
    + case when ${moment}::time >= ${clock} then interval '1 day' else interval '0' end)`;
}
