import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';

const dialect = new PgDialect();

/** What runs a statement: the database, a transaction, or `planOnce`. */
export interface Runs {
  execute(statement: SQL): PromiseLike<{ rowCount: number | null }>;
}

/**
 * Runs a statement by a name under which PostgreSQL keeps its plan on each connection, because for a long one
 * reading and planning cost as much as half of doing it. Only its parameters may vary, never its text. Each run is
 * a transaction of its own.
 */
export function planOnce(pool: pg.Pool, name: string): Runs {
  return {
    execute(statement) {
      const { sql: text, params } = dialect.sqlToQuery(statement);
      return pool.query({ name, text, values: params });
    },
  };
}
