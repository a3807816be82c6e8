import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Rows with the keyword in any of the columns, ignoring case; all rows for ''. */
export function keywordFilter(keyword: string, columns: readonly SQLWrapper[]): SQL | undefined {
  if (keyword === '') return undefined;
  const all = sql.join([...columns], sql`, `);
  return sql`strpos(lower(concat_ws(chr(10), ${all})), lower(${keyword})) > 0`;
}
