import { type Column, type SQL, sql } from 'drizzle-orm';

/** For the `set` of an upsert: each column takes the value of the row that was to be inserted. */
export function excluded(columns: Readonly<Record<string, Column>>): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(columns).map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]),
  );
}
