import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';

const dialect = new PgDialect();

export interface StatementRunner {
  execute(statement: SQL): PromiseLike<{ rows: unknown[] }>;
}

/**
 * A prepared statement, planned once per connection. Values by `sql.placeholder(name)`; each run commits by itself.
 */
export function preparedStatement<Values extends Record<string, unknown>>(
  pool: pg.Pool,
  name: string,
  statement: SQL,
): (values: Values) => Promise<{ rows: unknown[] }> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return async (values) => {
    const client = await pool.connect();
    try {
      // one round trip (pipeline); by itself PostgreSQL plans the first five runs of a connection each for its values
      const [, ran] = await Promise.allSettled([
        client.query('set plan_cache_mode = force_generic_plan'),
        client.query({ name, text, values: fillPlaceholders(params, values) }),
        client.query('reset plan_cache_mode'),
      ]);
      if (ran.status === 'rejected') throw ran.reason;
      return ran.value;
    } finally {
      client.release();
    }
  };
}
