import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  currentLanguage,
  onLanguageChange,
  setLanguage,
  useLanguage,
} from '../../../platform/web/language/language.ts';
import { isRussianPath, withoutRussian } from '../../../platform/web/language/russianPath.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { isSignInPath } from '../../../platform/web/router/safeRedirect.ts';
import { HOME } from '../../../platform/wire/address.ts';
import { prefetchHome } from './shellPage.ts';

const TAG = { zh: 'zh-CN', en: 'en', ru: 'ru' } as const;

/** Addresses below `/ru/` are Russian; choosing another language leads to the plain address. */
export function useRussianPaths(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (isRussianPath(pathname)) void setLanguage('ru');
  }, [pathname]);
  useEffect(
    () =>
      onLanguageChange(() => {
        if (currentLanguage() === 'ru' || !isRussianPath(pathname)) return;
        void navigate(withoutRussian(pathname) + search + hash, { replace: true });
      }),
    [pathname, search, hash, navigate],
  );
}

export function useDocumentLanguage(): void {
  const language = useLanguage();
  useEffect(() => {
    document.documentElement.lang = TAG[language];
  }, [language]);
}

/** Events that announce a sign-in. */
const SIGN_IN_EVENTS = ['keydown', 'pointerdown'] as const;

/** Prefetches the shell and the home page while the sign-in form is being filled in. */
export function usePrefetchedShell(pages: readonly PageRoute[]): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isSignInPath(pathname)) return;
    const home = pages.find(({ path }) => path === HOME);
    const prefetchShell = () => void (home && prefetchHome(home));
    for (const eventName of SIGN_IN_EVENTS) window.addEventListener(eventName, prefetchShell, { once: true });
    return () => {
      for (const eventName of SIGN_IN_EVENTS) window.removeEventListener(eventName, prefetchShell);
    };
  }, [pathname, pages]);
}
