import { type SQLWrapper, sql } from 'drizzle-orm';
import { z } from 'zod';
import { COUNT_LIMIT } from '../../wire/paging.ts';
import type { Db } from './connect.ts';

const counted = z.tuple([z.object({ total: z.number() })]);

/** Rows of a query, counted up to one above the limit: more would only be shown as "10,000+". */
export async function countUpTo(db: Db, query: SQLWrapper, most = COUNT_LIMIT + 1): Promise<number> {
  const { rows } = await db.execute(
    sql`select count(*)::int as total from (select from ${query} as chosen limit ${most}) as counted`,
  );
  const [{ total }] = counted.parse(rows);
  return total;
}
