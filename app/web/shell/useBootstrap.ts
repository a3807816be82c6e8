import { useEffect } from 'react';
import { getInfo, type UserInfo } from '../../../features/people/session/wire.ts';
import { getRouters, type MenuNode } from '../../../features/portal/menu/wire.ts';
import { setLanguage, useLanguage } from '../../../platform/web/language/language.ts';
import { prefetchReads } from '../../../platform/web/query/prefetchReads.ts';
import { useRead } from '../../../platform/web/query/useRead.ts';
import type { CallError } from '../../../platform/web/request/callError.ts';
import { CODE } from '../../../platform/wire/envelope.ts';

const OVERSEAS = 10;
/** Read once per window; another language refetches in the background. */
const READ_ONCE = { keepPrevious: true, isImmutable: true } as const;
const INFO = { ...READ_ONCE, retry: shouldRetryInfo };

/** Once, whatever failed but the session itself or the user's patience. */
function shouldRetryInfo(failures: number, error: CallError): boolean {
  return failures < 1 && error.code !== CODE.signIn && !error.timedOut;
}

type Bootstrap =
  | { status: 'coming' }
  | { status: 'unknownUser'; error: CallError }
  | { status: 'failed'; error: CallError; retry: () => void }
  | { status: 'there'; info: UserInfo; menu: MenuNode[] };

/** Current user and menu, in parallel, once (portal 2.4). */
export function useBootstrap(): Bootstrap {
  const language = useLanguage();
  const info = useRead(getInfo, {}, INFO);
  const routers = useRead(getRouters, {}, READ_ONCE);
  const isOverseas = info.data?.companyType === OVERSEAS;
  useEnglish(isOverseas);
  // no Chinese menu under an English breadcrumb while the English one loads
  if (isOverseas && (language !== 'en' || routers.isPlaceholderData)) return { status: 'coming' };
  if (info.data && routers.data) return { status: 'there', info: info.data, menu: routers.data };
  const error = info.error ?? routers.error;
  if (!error || info.isFetching || routers.isFetching) return { status: 'coming' };
  if (info.error && info.error.code !== CODE.signIn) return { status: 'unknownUser', error: info.error };
  const retry = () => {
    if (!info.data) void info.refetch();
    if (!routers.data) void routers.refetch();
  };
  return { status: 'failed', error, retry };
}

/** Puts the prefetched responses into the cache, so that the frame renders once. */
export const primeBootstrap = () => prefetchReads([getInfo, getRouters]);

/** Overseas companies have English only (portal 1). */
function useEnglish(isForced: boolean): void {
  const language = useLanguage();
  useEffect(() => {
    if (isForced && language !== 'en') void setLanguage('en');
  }, [isForced, language]);
}

export const canChooseLanguage = (companyType: number | null): boolean => companyType !== OVERSEAS;
