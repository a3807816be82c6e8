import { asc, desc, type SQL, type SQLWrapper } from 'drizzle-orm';

export function orderByRequested<Column extends string>(
  columns: Readonly<Record<Column, SQLWrapper>>,
  requested: { orderByColumn?: Column | undefined; isAsc?: 'ascending' | 'descending' | undefined },
  defaultOrder: readonly SQL[],
): SQL[] {
  if (requested.orderByColumn === undefined) return [...defaultOrder];
  const column = columns[requested.orderByColumn];
  return [requested.isAsc === 'descending' ? desc(column) : asc(column), ...defaultOrder];
}
