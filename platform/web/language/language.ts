import { useSyncExternalStore } from 'react';
import { LANGUAGES, type Language, languageFor } from '../../wire/language.ts';
import { keep, readKept } from '../browser/kept.ts';
import { isRussianPath } from './russianPath.ts';

const KEY = 'ironsilk.language';
const listeners = new Set<() => void>();
const preparations = new Set<(language: Language) => Promise<unknown>>();

/**
 * The language to begin with: Russian on a Russian address, else the one chosen before, else the browser's.
 * Unknown kept values count as none.
 */
export function firstLanguage(seen: {
  path: string;
  kept: string | null;
  browser: string | null | undefined;
}): Language {
  if (isRussianPath(seen.path)) return 'ru';
  return LANGUAGES.find((known) => known === seen.kept) ?? languageFor(seen.browser);
}

let inUse: Language = firstLanguage({
  path: typeof location === 'undefined' ? '/' : location.pathname,
  kept: readKept(KEY),
  browser: typeof navigator === 'undefined' ? null : navigator.language,
});

/** The language in use, for code outside components. */
export function currentLanguage(): Language {
  return inUse;
}

/** Tells when the language changes. Returns the way to stop listening. */
export function onLanguage(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** The language in use, followed as it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguage, currentLanguage);
}

/** Has something made ready before each change of language, so that no page blinks through a fallback. */
export function prepareForLanguage(prepare: (language: Language) => Promise<unknown>): void {
  preparations.add(prepare);
}

/** Changes the language for this browser, once the texts in use are there in it. */
export async function setLanguage(language: Language): Promise<void> {
  keep(KEY, language);
  if (language === inUse) return;
  await Promise.allSettled([...preparations].map((prepare) => prepare(language)));
  inUse = language;
  for (const tell of listeners) tell();
}
