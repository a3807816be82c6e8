import { keep, readKept } from '../../browser/kept.ts';

const keyOf = (userId: number | null) => `ironsilk.lists.${userId ?? 'guest'}`;

function readAll(userId: number | null): Map<string, string> {
  const remembered = new Map<string, string>();
  const kept = new URLSearchParams(readKept(keyOf(userId)) ?? '');
  for (const [path, query] of kept) remembered.set(path, query);
  return remembered;
}

/** Last filters of a user's page as query text; '' for none. */
export function recallFilters(userId: number | null, path: string): string {
  return readAll(userId).get(path) ?? '';
}

export function rememberFilters(userId: number | null, path: string, query: string): void {
  const remembered = readAll(userId);
  if ((remembered.get(path) ?? '') === query) return;
  if (query === '') remembered.delete(path);
  else remembered.set(path, query);
  keep(keyOf(userId), new URLSearchParams([...remembered]).toString());
}
