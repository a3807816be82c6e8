import { userErrorsIn } from '../../../../platform/server/texts/userError.ts';
import type { Trilingual } from '../../../../platform/wire/language.ts';
import { en as pageEn, ru as pageRu, zh as pageZh } from '../texts/page.ts';
import { en, ru, zh } from '../texts/server.ts';

export const texts = { zh, en, ru };
export const userError = userErrorsIn(texts);
export const pageTexts = { zh: pageZh, en: pageEn, ru: pageRu };

/** The same text in all languages. */
export const inAll = (textOf: (texts: typeof zh) => string): Trilingual => ({
  zh: textOf(zh),
  en: textOf(en),
  ru: textOf(ru),
});
