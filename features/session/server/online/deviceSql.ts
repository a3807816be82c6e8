import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { BROWSERS, type Naming, SYSTEMS } from './device.ts';

/** What `deviceOf` calls the browser, told by the database. */
export const browserIn = (userAgent: SQLWrapper): SQL => namedIn(userAgent, BROWSERS);

/** What `deviceOf` calls the system, told by the database. */
export const systemIn = (userAgent: SQLWrapper): SQL => namedIn(userAgent, SYSTEMS);

/** The first pattern that fits, with the version where it catches one. PostgreSQL reads these patterns the same. */
function namedIn(userAgent: SQLWrapper, naming: Naming): SQL {
  const cases = naming.map(([pattern, name]) => {
    const said = pattern.source.includes('(\\d+)')
      ? sql`${`${name} `} || substring(${userAgent} from ${pattern.source})`
      : sql`${name}::text`;
    return sql`when ${userAgent} ~ ${pattern.source} then ${said}`;
  });
  return sql`case ${sql.join(cases, sql` `)} else '' end`;
}
