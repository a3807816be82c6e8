import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';

const dialect = new PgDialect();

export interface StatementRunner {
  execute(statement: SQL): PromiseLike<{ rows: unknown[] }>;
}

/** A prepared statement, planned once per connection. Values by `sql.placeholder(name)`; each run commits by itself. */
export function preparedStatement<Values extends Record<string, unknown>>(
  pool: pg.Pool,
  name: string,
  statement: SQL,
): (values: Values) => Promise<{ rows: unknown[] }> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return (values) => pool.query({ name, text, values: fillPlaceholders(params, values) });
}
