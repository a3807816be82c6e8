import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { BROWSERS, type NamePatterns, SYSTEMS } from './device.ts';

export const browserSql = (userAgent: SQLWrapper): SQL => firstMatchSql(userAgent, BROWSERS);

export const systemSql = (userAgent: SQLWrapper): SQL => firstMatchSql(userAgent, SYSTEMS);

/** The patterns mean the same in PostgreSQL. */
function firstMatchSql(userAgent: SQLWrapper, naming: NamePatterns): SQL {
  const cases = naming.map(([pattern, name]) => {
    const label = pattern.source.includes('(\\d+)')
      ? sql`${`${name} `} || substring(${userAgent} from ${pattern.source})`
      : sql`${name}::text`;
    return sql`when ${userAgent} ~ ${pattern.source} then ${label}`;
  });
  return sql`case ${sql.join(cases, sql` `)} else '' end`;
}
