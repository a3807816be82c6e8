import { readStored, writeStored } from '../../browser/localStore.ts';

const keyOf = (userId: number | null) => `ironsilk.columns.${userId ?? 'guest'}`;

/** Identity of a table: page and call. */
interface TableName {
  userId: number | null;
  page: string;
  call: string;
}

const nameOf = ({ page, call }: TableName) => `${page} ${call}`;

/** Hidden columns of a user's table; columns added later are visible. */
export function readHiddenColumns(table: TableName): string[] {
  const stored = new URLSearchParams(readStored(keyOf(table.userId)) ?? '');
  return stored.getAll(nameOf(table));
}

export function storeHiddenColumns(table: TableName, hidden: readonly string[]): void {
  const stored = new URLSearchParams(readStored(keyOf(table.userId)) ?? '');
  stored.delete(nameOf(table));
  for (const column of hidden) stored.append(nameOf(table), column);
  writeStored(keyOf(table.userId), stored.toString());
}
