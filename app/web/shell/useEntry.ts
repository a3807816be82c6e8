import { useEffect } from 'react';
import { getRouters, type MenuNode } from '../../../features/menu/wire.ts';
import { getInfo, type UserInfo } from '../../../features/session/wire.ts';
import { setLanguage, useLanguage } from '../../../platform/web/language/language.ts';
import { readAhead } from '../../../platform/web/query/readAhead.ts';
import { useRead } from '../../../platform/web/query/useRead.ts';
import type { CallError } from '../../../platform/web/request/callError.ts';

const OVERSEAS = 10;
/** Read once per window; another language refetches in the background. */
const LASTING = { keepPrevious: true, isLasting: true } as const;

export type Entry =
  | { status: 'coming' }
  | { status: 'failed'; error: CallError; retry: () => void }
  | { status: 'there'; who: UserInfo; menu: MenuNode[] };

/** Current user and menu, in parallel, once (portal 2.4). */
export function useEntry(): Entry {
  const info = useRead(getInfo, {}, LASTING);
  const routers = useRead(getRouters, {}, LASTING);
  if (info.data && routers.data) return { status: 'there', who: info.data, menu: routers.data };
  const error = info.error ?? routers.error;
  if (!error || info.isFetching || routers.isFetching) return { status: 'coming' };
  const retry = () => {
    if (!info.data) void info.refetch();
    if (!routers.data) void routers.refetch();
  };
  return { status: 'failed', error, retry };
}

/** Puts the prefetched responses into the cache, so that the frame renders once. */
export const readEntryAhead = () => readAhead([getInfo, getRouters]);

/** Forces English for overseas companies (portal 1); returns whether the user can choose. */
export function useMayChooseLanguage(companyType: number | null): boolean {
  const language = useLanguage();
  const isOverseas = companyType === OVERSEAS;
  useEffect(() => {
    if (isOverseas && language !== 'en') void setLanguage('en');
  }, [isOverseas, language]);
  return !isOverseas;
}
