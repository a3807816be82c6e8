import { ilike, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { likeContains } from './likePattern.ts';

/** Rows with the keyword in any of the columns, ignoring case; all rows for ''. */
export function keywordFilter(keyword: string, columns: readonly SQLWrapper[]): SQL | undefined {
  if (keyword === '') return undefined;
  const all = sql.join([...columns], sql`, `);
  return sql`strpos(lower(concat_ws(chr(10), ${all})), lower(${keyword})) > 0`;
}

/** As `keywordFilter`, for long tables: each column has a trigram index. */
export function indexedKeywordFilter(keyword: string, columns: readonly PgColumn[]): SQL | undefined {
  if (keyword === '') return undefined;
  return or(...columns.map((column) => ilike(column, likeContains(keyword))));
}
