import { type SQL, sql } from 'drizzle-orm';
import { likeContains } from '../../../../platform/server/database/likePattern.ts';
import { bookingOrder } from './tables.ts';

/**
 * SQL: orders with a text within their number. The trigrams of undecided orders are not indexed: they are few, and are
 * read by their state.
 */
export function orderNumberLike(part: string): SQL {
  const isLike = sql`${bookingOrder.orderNo} ilike ${likeContains(part)}`;
  return sql`((${bookingOrder.state} not in ('draft', 'submitted') and ${isLike})
    or (${bookingOrder.state} in ('draft', 'submitted') and ${isLike}))`;
}
