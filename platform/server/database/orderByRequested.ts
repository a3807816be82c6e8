import { asc, desc, type SQL, type SQLWrapper } from 'drizzle-orm';

interface Order {
  /** without a request */
  byDefault: readonly SQL[];
  /** unique; in the requested direction too, so that one index serves both and a list turns round as a whole */
  tieBreaker: SQLWrapper;
}

export function orderByRequested<Column extends string>(
  columns: Readonly<Record<Column, SQLWrapper>>,
  requested: { orderByColumn?: Column | undefined; isAsc?: 'ascending' | 'descending' | undefined },
  { byDefault, tieBreaker }: Order,
): SQL[] {
  if (requested.orderByColumn === undefined) return [...byDefault];
  const directed = requested.isAsc === 'descending' ? desc : asc;
  return [directed(columns[requested.orderByColumn]), directed(tieBreaker)];
}
