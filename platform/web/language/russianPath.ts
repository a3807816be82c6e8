import type { Language } from '../../wire/language.ts';

const RUSSIAN = /^(?:\/custom)?\/ru(?=\/)/;

/** Pages with an address of their own in Russian (portal 2.1). */
export const RUSSIAN_PAGES = [
  '/login',
  '/toForgetPwd',
  '/queryTrace',
  '/mainRoute',
  '/supportServices',
  '/deliveryProcess',
  '/loan',
  '/newsInformation',
  '/details',
  '/freeTradePort',
  '/legalService',
] as const;

/** The Russian address of a path, without the app's base; other pages speak Russian at their only one. */
export function inRussian(path: string): string {
  return RUSSIAN_PAGES.some((page) => page === path) ? `/ru${path}` : path;
}

/** The address of a path in a language, without the app's base. */
export function pathIn(language: Language, path: string): string {
  return language === 'ru' ? inRussian(path) : path;
}

/** True for paths below `/ru/` (portal 2.1), with or without the app's base. */
export function isRussianPath(path: string): boolean {
  return RUSSIAN.test(path);
}

export function withoutRussian(path: string): string {
  return path.replace(RUSSIAN, '');
}
