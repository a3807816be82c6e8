import { asc, desc, type SQL, type SQLWrapper } from 'drizzle-orm';

export function sortedBy<Column extends string>(
  columns: Readonly<Record<Column, SQLWrapper>>,
  asked: { orderByColumn?: Column | undefined; isAsc?: 'ascending' | 'descending' | undefined },
  otherwise: readonly SQL[],
): SQL[] {
  if (asked.orderByColumn === undefined) return [...otherwise];
  const column = columns[asked.orderByColumn];
  return [asked.isAsc === 'descending' ? desc(column) : asc(column), ...otherwise];
}
