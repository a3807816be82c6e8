import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { BROWSERS, type Naming, SYSTEMS } from './device.ts';

export const browserIn = (userAgent: SQLWrapper): SQL => namedIn(userAgent, BROWSERS);

export const systemIn = (userAgent: SQLWrapper): SQL => namedIn(userAgent, SYSTEMS);

/** The patterns mean the same in PostgreSQL. */
function namedIn(userAgent: SQLWrapper, naming: Naming): SQL {
  const cases = naming.map(([pattern, name]) => {
    const said = pattern.source.includes('(\\d+)')
      ? sql`${`${name} `} || substring(${userAgent} from ${pattern.source})`
      : sql`${name}::text`;
    return sql`when ${userAgent} ~ ${pattern.source} then ${said}`;
  });
  return sql`case ${sql.join(cases, sql` `)} else '' end`;
}
