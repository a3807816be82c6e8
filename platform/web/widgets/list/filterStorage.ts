import { readStored, writeStored } from '../../browser/localStore.ts';

const keyOf = (userId: number | null) => `ironsilk.lists.${userId ?? 'guest'}`;

function readAll(userId: number | null): Map<string, string> {
  const filters = new Map<string, string>();
  const stored = new URLSearchParams(readStored(keyOf(userId)) ?? '');
  for (const [path, query] of stored) filters.set(path, query);
  return filters;
}

/** Last filters of a user's page as query text; '' for none. */
export function readStoredFilters(userId: number | null, path: string): string {
  return readAll(userId).get(path) ?? '';
}

export function storeFilters(userId: number | null, path: string, query: string): void {
  const filters = readAll(userId);
  if ((filters.get(path) ?? '') === query) return;
  if (query === '') filters.delete(path);
  else filters.set(path, query);
  writeStored(keyOf(userId), new URLSearchParams([...filters]).toString());
}
