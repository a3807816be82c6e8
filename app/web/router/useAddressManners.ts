import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  currentLanguage,
  onLanguage,
  setLanguage,
  useLanguage,
} from '../../../platform/web/language/language.ts';
import { isRussianPath, withoutRussian } from '../../../platform/web/language/russianPath.ts';
import { isSignInPath } from '../../../platform/web/router/safeReturn.ts';
import { fetchAhead } from './lazyPage.tsx';
import { SHELL } from './shellPage.ts';

const TAG = { zh: 'zh-CN', en: 'en', ru: 'ru' } as const;

/** Addresses below `/ru/` speak Russian; who picks another language there is led to the plain address. */
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

/** Tells browsers and screen readers the language of the page. */
export function useLanguageTag(): void {
  const language = useLanguage();
  useEffect(() => {
    document.documentElement.lang = TAG[language];
  }, [language]);
}

/** Fetches the portal's frame while somebody types on the sign-in page, so that the way in is short. */
export function useFrameAhead(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isSignInPath(pathname)) return;
    const fetchFrame = () => void fetchAhead(SHELL);
    window.addEventListener('keydown', fetchFrame, { once: true });
    return () => window.removeEventListener('keydown', fetchFrame);
  }, [pathname]);
}
