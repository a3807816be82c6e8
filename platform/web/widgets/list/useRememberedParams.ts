import { useContext, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { WhoContext } from '../../who/who.ts';
import { changeParams, ownQuery } from './listAddress.ts';
import { recallFilters, rememberFilters } from './rememberedFilters.ts';

/** A URL without any of `names` starts with the stored ones, else `initial`. `transient`: not stored. */
export function useRememberedParams(
  names: readonly string[],
  { passing = [], first = '' }: { passing?: readonly string[]; first?: string } = {},
) {
  const { pathname } = useLocation();
  const userId = useContext(WhoContext)?.user.userId ?? null;
  const [params, setParams] = useSearchParams();
  const isBare = ownQuery(params, [...names, ...passing]) === '';
  const [start, setStart] = useState(() => (isBare ? recallFilters(userId, pathname) || first : ''));
  const isStarting = isBare && start !== '';
  const shown = isStarting ? withQuery(params, start) : params;
  const remembered = ownQuery(shown, names);

  useEffect(() => {
    if (isStarting) setParams((current) => withQuery(current, start), { replace: true });
    else setStart('');
  }, [isStarting, start, setParams]);

  useEffect(() => rememberFilters(userId, pathname, remembered), [userId, pathname, remembered]);

  const change = (values: Readonly<Record<string, string>>) => {
    setStart('');
    setParams(changeParams(shown, values), { replace: true });
  };
  return { params: shown, change };
}

function withQuery(params: URLSearchParams, query: string): URLSearchParams {
  return changeParams(params, Object.fromEntries(new URLSearchParams(query)));
}
