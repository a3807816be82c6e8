import { use } from 'react';
import type { Language } from '../../wire/language.ts';
import { loadChunk } from '../router/loadChunk.ts';
import { currentLanguage, prepareForLanguage, useLanguage } from './language.ts';

/** Reads the texts in the language in use; suspends while they come. */
export interface TextsHook<Texts> {
  (): Texts;
  /** Begins to fetch the texts ahead of need; also the way for code outside components. */
  load: (language?: Language) => Promise<Texts>;
}

interface Book<Texts> {
  ready: ReadonlyMap<Language, Texts>;
  load: (language?: Language) => Promise<Texts>;
}

function bookOf<Texts>(loaders: Record<Language, () => Promise<{ default: Texts }>>): Book<Texts> {
  const ready = new Map<Language, Texts>();
  const coming = new Map<Language, Promise<Texts>>();
  let wanted = false;

  async function fetchTexts(language: Language): Promise<Texts> {
    try {
      const texts = (await loadChunk(loaders[language])).default;
      ready.set(language, texts);
      return texts;
    } catch (error) {
      coming.delete(language);
      throw error;
    }
  }

  function load(language: Language = currentLanguage()): Promise<Texts> {
    if (!wanted) prepareForLanguage(load);
    wanted = true;
    const texts = coming.get(language) ?? fetchTexts(language);
    coming.set(language, texts);
    return texts;
  }

  return { ready, load };
}

function useTextsOf<Texts>(book: Book<Texts>): Texts {
  const language = useLanguage();
  return book.ready.get(language) ?? use(book.load(language));
}

/**
 * Texts of a room, one chunk per language, of which only the one in use is fetched:
 * `export const useTexts = lazyTexts({ zh: () => import('../texts/zh.ts'), … })`.
 */
export function lazyTexts<Texts>(
  loaders: Record<Language, () => Promise<{ default: Texts }>>,
): TextsHook<Texts> {
  const book = bookOf(loaders);
  return Object.assign(() => useTextsOf(book), { load: book.load });
}
