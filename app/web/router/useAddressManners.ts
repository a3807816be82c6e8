import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  currentLanguage,
  onLanguage,
  setLanguage,
  useLanguage,
} from '../../../platform/web/language/language.ts';
import { isRussianPath, withoutRussian } from '../../../platform/web/language/russianPath.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { HOME, isSignInPath } from '../../../platform/web/router/safeReturn.ts';
import { fetchAhead } from './lazyPage.tsx';
import { SHELL } from './shellPage.ts';

const TAG = { zh: 'zh-CN', en: 'en', ru: 'ru' } as const;

/** Addresses below `/ru/` are Russian; choosing another language leads to the plain address. */
export function useRussianAddresses(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (isRussianPath(pathname)) void setLanguage('ru');
  }, [pathname]);
  useEffect(
    () =>
      onLanguage(() => {
        if (currentLanguage() === 'ru' || !isRussianPath(pathname)) return;
        void navigate(withoutRussian(pathname) + search + hash, { replace: true });
      }),
    [pathname, search, hash, navigate],
  );
}

export function useLanguageTag(): void {
  const language = useLanguage();
  useEffect(() => {
    document.documentElement.lang = TAG[language];
  }, [language]);
}

/** Events that announce a sign-in. */
const SIGNS = ['keydown', 'pointerdown'] as const;

/** Prefetches the shell and the home page while the sign-in form is being filled in. */
export function useFrameAhead(pages: readonly PageRoute[]): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isSignInPath(pathname)) return;
    const first = pages.filter(({ path }) => path === HOME);
    const fetchFrame = () => {
      for (const page of [SHELL, ...first]) void fetchAhead(page);
    };
    for (const sign of SIGNS) window.addEventListener(sign, fetchFrame, { once: true });
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, fetchFrame);
    };
  }, [pathname, pages]);
}
