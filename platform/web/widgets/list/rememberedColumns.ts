import { keep, readKept } from '../../browser/kept.ts';

const keyOf = (userId: number | null) => `ironsilk.columns.${userId ?? 'guest'}`;

/** Identity of a table: page and call. */
export interface TableName {
  userId: number | null;
  page: string;
  call: string;
}

const nameOf = ({ page, call }: TableName) => `${page} ${call}`;

/** Hidden columns of a user's table; columns added later are visible. */
export function recallHidden(table: TableName): string[] {
  const kept = new URLSearchParams(readKept(keyOf(table.userId)) ?? '');
  return kept.getAll(nameOf(table));
}

export function rememberHidden(table: TableName, hidden: readonly string[]): void {
  const kept = new URLSearchParams(readKept(keyOf(table.userId)) ?? '');
  kept.delete(nameOf(table));
  for (const column of hidden) kept.append(nameOf(table), column);
  keep(keyOf(table.userId), kept.toString());
}
