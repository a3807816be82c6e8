import { use } from 'react';
import type { Language, TextsByLanguage } from '../../wire/language.ts';
import { loadChunk } from '../chunks/loadChunk.ts';
import { trackPromise } from '../chunks/trackPromise.ts';
import { currentLanguage, registerTextPreloader, useLanguage } from './language.ts';

/** Texts in the active language; suspends while they load. */
export interface TextsHook<Texts> {
  (): Texts;
  /** Loads the texts, for prefetching and for code outside components. */
  load: Load<Texts>;
}

type Load<Texts> = (language?: Language) => Promise<Texts>;

function loaderOf<Texts>(load: (language: Language) => Promise<Texts>): Load<Texts> {
  const cache = new Map<Language, Promise<Texts>>();

  async function fetchTexts(language: Language): Promise<Texts> {
    try {
      return await loadChunk(() => load(language));
    } catch (error) {
      cache.delete(language);
      throw error;
    }
  }

  return function loadTexts(language = currentLanguage()) {
    if (cache.size === 0) registerTextPreloader(loadTexts);
    const texts = cache.get(language) ?? trackPromise(fetchTexts(language));
    cache.set(language, texts);
    return texts;
  };
}

// `use` in every render: skipping it makes React miscount hooks on replay
function useTextsOf<Texts>(load: Load<Texts>): Texts {
  return use(load(useLanguage()));
}

/** Hook for what each language has its own of; `load` is called once a language. */
export function lazyInLanguage<Texts>(load: (language: Language) => Promise<Texts>): TextsHook<Texts> {
  const loadTexts = loaderOf(load);
  return Object.assign(() => useTextsOf(loadTexts), { load: loadTexts });
}

/** Texts hook: `lazyTexts(() => import('../texts/page.ts'))`; built, each language is a chunk (libs/texts). */
export function lazyTexts<Texts>(load: (language: Language) => Promise<TextsByLanguage<Texts>>): TextsHook<Texts> {
  return lazyInLanguage(async (language) => (await load(language))[language]);
}
