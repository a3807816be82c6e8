import { useEffect } from 'react';
import { getRouters, type MenuNode } from '../../../features/menu/wire.ts';
import { getInfo, type UserInfo } from '../../../features/session/wire.ts';
import { setLanguage, useLanguage } from '../../../platform/web/language/language.ts';
import { prefetchReads } from '../../../platform/web/query/prefetchReads.ts';
import { useRead } from '../../../platform/web/query/useRead.ts';
import type { CallError } from '../../../platform/web/request/callError.ts';

const OVERSEAS = 10;
/** Read once per window; another language refetches in the background. */
const READ_ONCE = { keepPrevious: true, isImmutable: true } as const;

export type Bootstrap =
  | { status: 'coming' }
  | { status: 'failed'; error: CallError; retry: () => void }
  | { status: 'there'; who: UserInfo; menu: MenuNode[] };

/** Current user and menu, in parallel, once (portal 2.4). */
export function useBootstrap(): Bootstrap {
  const info = useRead(getInfo, {}, READ_ONCE);
  const routers = useRead(getRouters, {}, READ_ONCE);
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
export const primeBootstrap = () => prefetchReads([getInfo, getRouters]);

/** Forces English for overseas companies (portal 1); returns whether the user can choose. */
export function useCanChooseLanguage(companyType: number | null): boolean {
  const language = useLanguage();
  const isOverseas = companyType === OVERSEAS;
  useEffect(() => {
    if (isOverseas && language !== 'en') void setLanguage('en');
  }, [isOverseas, language]);
  return !isOverseas;
}
