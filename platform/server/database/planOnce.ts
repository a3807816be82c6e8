import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';

const dialect = new PgDialect();

/** What runs a statement: the database or a transaction. */
export interface Runs {
  execute(statement: SQL): PromiseLike<{ rowCount: number | null }>;
}

/**
 * A statement that is put together once, here, and planned once on each connection, where PostgreSQL keeps its plan
 * under the name: for a long one, all this costs as much as half of doing it. What varies stands in it as
 * `sql.placeholder(name)` and is given by name at each run. Each run is a transaction of its own.
 */
export function planOnce<Values extends Record<string, unknown>>(
  pool: pg.Pool,
  name: string,
  statement: SQL,
): (values: Values) => Promise<{ rowCount: number | null }> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return (values) => pool.query({ name, text, values: fillPlaceholders(params, values) });
}
