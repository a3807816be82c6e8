import { MAX_HOME_COUNT, MAX_HOME_LINES } from '../wire/homeParts.ts';
import type { Db } from './database/connect.ts';
import { countUpTo } from './database/countUpTo.ts';

/**
 * For an alert of the first page: how many `ids` there are, up to the most that is counted, and the first of `rows`.
 * Fewer rows than are shown are all there are, and need no count.
 */
export async function readAlertRows<Row>(
  db: Db,
  ids: Parameters<typeof countUpTo>[1],
  rows: { limit(most: number): PromiseLike<Row[]> },
): Promise<{ count: number; rows: Row[] }> {
  const first = await rows.limit(MAX_HOME_LINES);
  const count = first.length < MAX_HOME_LINES ? first.length : await countUpTo(db, ids, MAX_HOME_COUNT);
  return { count, rows: first };
}
