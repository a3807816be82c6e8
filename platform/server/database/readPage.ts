import { type SQL, type Subquery, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core';
import { pageWindow } from '../../wire/paging.ts';
import type { Db } from './connect.ts';
import { countUpTo } from './countUpTo.ts';

/** Condition and order of a list: those of its pages, its total and its sheets. */
interface ListQuery {
  id: PgColumn | SQL | SQL.Aliased;
  from: PgTable | Subquery;
  /** tables that condition or order read */
  join?: readonly { table: PgTable | Subquery; on: SQL }[] | undefined;
  where: SQL | undefined;
  /** unique at its end */
  order: readonly SQL[];
}

/** Completes `rows` to those of one page, with the total. Ids first: names and sums are read for the page alone. */
export async function readPage<Rows extends PgSelect>(
  db: Db,
  page: { pageNum: number; pageSize: number },
  { id, from, join = [], where, order }: ListQuery,
  rows: Rows,
): Promise<{ rows: Awaited<Rows>; total: number }> {
  const chosen = () => {
    const ids = db.select({ id }).from(from).$dynamic();
    for (const { table, on } of join) ids.innerJoin(table, on);
    return ids.where(where);
  };
  const { limit, offset } = pageWindow(page);
  const inPage = chosen()
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  rows.where(sql`${id} in ${inPage}`).orderBy(...order);
  const [found, total] = await Promise.all([rows, countUpTo(db, chosen())]);
  return { rows: found, total };
}
