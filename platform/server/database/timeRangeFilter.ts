import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { PLATFORM_ZONE } from '../../wire/time.ts';

interface TimeRange {
  'params[beginTime]'?: string | undefined;
  'params[endTime]'?: string | undefined;
}

const DAY_LENGTH = 'yyyy-MM-dd'.length;

/** Both ends included; an end without a time of day covers that whole day. */
export function timeRangeFilter(column: PgColumn, range: TimeRange): SQL | undefined {
  const { 'params[beginTime]': begin, 'params[endTime]': end } = range;
  return and(
    begin === undefined ? undefined : sql`${column} >= ${inZone(begin)}`,
    end === undefined ? undefined : upTo(column, end),
  );
}

function upTo(column: PgColumn, end: string): SQL {
  if (end.length > DAY_LENGTH) return sql`${column} < ${inZone(end)} + interval '1 second'`;
  return sql`${column} < ${inZone(end)} + interval '1 day'`;
}

// Parsed by the database: JavaScript and PostgreSQL differ in the first years.
function inZone(wallClock: string): SQL {
  return sql`(${wallClock}::timestamp at time zone ${PLATFORM_ZONE.name})`;
}
