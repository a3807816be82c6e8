import { keep, readKept } from '../../browser/kept.ts';

const keyOf = (userId: number | null) => `ironsilk.columns.${userId ?? 'guest'}`;

/** A table as it is remembered: the page that it stands on and the call that fills it. */
export interface TableName {
  userId: number | null;
  page: string;
  call: string;
}

const nameOf = ({ page, call }: TableName) => `${page} ${call}`;

/** Keys of the columns this person has hidden in a table; columns that came later are shown. */
export function recallHidden(table: TableName): string[] {
  const kept = new URLSearchParams(readKept(keyOf(table.userId)) ?? '');
  return kept.getAll(nameOf(table));
}

/** Keeps what is hidden for this person's next visit with this browser; none forgets the table. */
export function rememberHidden(table: TableName, hidden: readonly string[]): void {
  const kept = new URLSearchParams(readKept(keyOf(table.userId)) ?? '');
  kept.delete(nameOf(table));
  for (const column of hidden) kept.append(nameOf(table), column);
  keep(keyOf(table.userId), kept.toString());
}
