import { useContext, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { readStored, writeStored } from '../../browser/localStore.ts';
import { CurrentUserContext } from '../../currentUser/currentUser.ts';
import { changeParams, ownQuery } from './listAddress.ts';

const keyOf = (userId: number | null) => `ironsilk.lists.${userId ?? 'guest'}`;

function readAll(userId: number | null): Map<string, string> {
  const filters = new Map<string, string>();
  const stored = new URLSearchParams(readStored(keyOf(userId)) ?? '');
  for (const [path, query] of stored) filters.set(path, query);
  return filters;
}

/** Last filters of a user's page as query text; '' for none. */
function readStoredFilters(userId: number | null, path: string): string {
  return readAll(userId).get(path) ?? '';
}

function storeFilters(userId: number | null, path: string, query: string): void {
  const filters = readAll(userId);
  if ((filters.get(path) ?? '') === query) return;
  if (query === '') filters.delete(path);
  else filters.set(path, query);
  writeStored(keyOf(userId), new URLSearchParams([...filters]).toString());
}

/** A URL without any of `names` starts with the stored ones, else `initial`. `transient`: not stored. */
export function useStoredParams(
  names: readonly string[],
  { transient = [], first = '' }: { transient?: readonly string[]; first?: string } = {},
) {
  const { pathname } = useLocation();
  const userId = useContext(CurrentUserContext)?.user.userId ?? null;
  const [params, setParams] = useSearchParams();
  const isBare = ownQuery(params, [...names, ...transient]) === '';
  const [start, setStart] = useState(() => (isBare ? readStoredFilters(userId, pathname) || first : ''));
  const isStarting = isBare && start !== '';
  const shown = isStarting ? withQuery(params, start) : params;
  const stored = ownQuery(shown, names);

  useEffect(() => {
    if (isStarting) setParams((current) => withQuery(current, start), { replace: true });
    else setStart('');
  }, [isStarting, start, setParams]);

  useEffect(() => storeFilters(userId, pathname, stored), [userId, pathname, stored]);

  const change = (values: Readonly<Record<string, string>>) => {
    setStart('');
    setParams(changeParams(shown, values), { replace: true });
  };
  return { params: shown, change };
}

function withQuery(params: URLSearchParams, query: string): URLSearchParams {
  return changeParams(params, Object.fromEntries(new URLSearchParams(query)));
}
