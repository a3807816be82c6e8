import type { Language } from '../../wire/language.ts';
import { HOME, safeReturn } from './safeReturn.ts';

/** The sign-in page in a language, which leads back to the wanted page afterwards (portal 2.4). */
export function signInPath(
  language: Language,
  wanted: { pathname: string; search: string; hash: string },
): string {
  const page = language === 'ru' ? '/ru/login' : '/login';
  const back = safeReturn(wanted.pathname + wanted.search + wanted.hash);
  return back === HOME ? page : `${page}?redirect=${encodeURIComponent(back)}`;
}
