import { useSyncExternalStore } from 'react';
import { LANGUAGES, type Language, languageFor } from '../../wire/language.ts';
import { readStored, writeStored } from '../browser/localStore.ts';
import { isRussianPath } from './russianPath.ts';

const KEY = 'ironsilk.language';
const listeners = new Set<() => void>();
const preloaders = new Set<(language: Language) => Promise<unknown>>();

/** Russian on a Russian address, else the stored choice, else the browser's language. */
export function initialLanguage(visit: {
  path: string;
  kept: string | null;
  browser: string | null | undefined;
}): Language {
  if (isRussianPath(visit.path)) return 'ru';
  return LANGUAGES.find((known) => known === visit.kept) ?? languageFor(visit.browser);
}

let active: Language = initialLanguage({
  path: typeof location === 'undefined' ? '/' : location.pathname,
  kept: readStored(KEY),
  browser: typeof navigator === 'undefined' ? null : navigator.language,
});

export function currentLanguage(): Language {
  return active;
}

/** Subscribes to language changes. Returns the unsubscribe function. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage);
}

/** Registers a loader to run before each language change, so pages do not suspend. */
export function registerTextPreloader(preload: (language: Language) => Promise<unknown>): void {
  preloaders.add(preload);
}

export async function setLanguage(language: Language): Promise<void> {
  writeStored(KEY, language);
  if (language === active) return;
  await Promise.allSettled([...preloaders].map((preload) => preload(language)));
  active = language;
  for (const listener of listeners) listener();
}

/** Takes the language that a link was made for, unless one was chosen in this browser. */
export async function suggestLanguage(language: Language): Promise<void> {
  if (readStored(KEY) === null) await setLanguage(language);
}
