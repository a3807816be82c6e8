import { MAX_HOME_COUNT, MAX_HOME_LINES } from '../wire/homeParts.ts';
import type { Db } from './database/connect.ts';
import { countUpTo } from './database/countUpTo.ts';

/** For an alert of the first page: how many `ids` there are, up to the most that is counted, and the first of `rows`. */
export async function readAlertRows<Row>(
  db: Db,
  ids: Parameters<typeof countUpTo>[1],
  rows: { limit(most: number): PromiseLike<Row[]> },
): Promise<{ count: number; rows: Row[] }> {
  const [count, first] = await Promise.all([countUpTo(db, ids, MAX_HOME_COUNT), rows.limit(MAX_HOME_LINES)]);
  return { count, rows: first };
}
