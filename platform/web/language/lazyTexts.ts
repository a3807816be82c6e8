import { use } from 'react';
import type { Language } from '../../wire/language.ts';
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

function loaderOf<Texts>(loaders: Record<Language, () => Promise<{ default: Texts }>>): Load<Texts> {
  const cache = new Map<Language, Promise<Texts>>();

  async function fetchTexts(language: Language): Promise<Texts> {
    try {
      return (await loadChunk(loaders[language])).default;
    } catch (error) {
      cache.delete(language);
      throw error;
    }
  }

  return function load(language = currentLanguage()) {
    if (cache.size === 0) registerTextPreloader(load);
    const texts = cache.get(language) ?? trackPromise(fetchTexts(language));
    cache.set(language, texts);
    return texts;
  };
}

// `use` in every render: skipping it makes React miscount hooks on replay
function useTextsOf<Texts>(load: Load<Texts>): Texts {
  return use(load(useLanguage()));
}

/** Texts hook, one chunk per language: `lazyTexts({ zh: () => import('../texts/zh.ts'), … })`. */
export function lazyTexts<Texts>(loaders: Record<Language, () => Promise<{ default: Texts }>>): TextsHook<Texts> {
  const load = loaderOf(loaders);
  return Object.assign(() => useTextsOf(load), { load });
}
