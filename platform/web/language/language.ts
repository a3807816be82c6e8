import { useSyncExternalStore } from 'react';
import { LANGUAGES, type Language, languageFor } from '../../wire/language.ts';
import { keep, readKept } from '../browser/kept.ts';
import { isRussianPath } from './russianPath.ts';

const KEY = 'ironsilk.language';
const listeners = new Set<() => void>();
const preparations = new Set<(language: Language) => Promise<unknown>>();

/** Russian on a Russian address, else the stored choice, else the browser's language. */
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

export function currentLanguage(): Language {
  return inUse;
}

/** Subscribes to language changes. Returns the unsubscribe function. */
export function onLanguage(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export function useLanguage(): Language {
  return useSyncExternalStore(onLanguage, currentLanguage);
}

/** Registers a loader to run before each language change, so pages do not suspend. */
export function prepareForLanguage(prepare: (language: Language) => Promise<unknown>): void {
  preparations.add(prepare);
}

export async function setLanguage(language: Language): Promise<void> {
  keep(KEY, language);
  if (language === inUse) return;
  await Promise.allSettled([...preparations].map((prepare) => prepare(language)));
  inUse = language;
  for (const tell of listeners) tell();
}
