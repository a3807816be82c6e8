import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './connect.ts';

const dialect = new PgDialect();

export interface StatementRunner {
  execute(statement: SQL): PromiseLike<{ rows: unknown[] }>;
}

/** A prepared statement, planned once per connection. Values by `sql.placeholder(name)`; each run commits by itself. */
export function preparedStatement<Values extends Record<string, unknown>>(
  { batches }: Pick<Database, 'batches'>,
  name: string,
  statement: SQL,
): (values: Values) => Promise<{ rows: unknown[] }> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return (values) => batches.query({ name, text, values: fillPlaceholders(params, values) });
}
