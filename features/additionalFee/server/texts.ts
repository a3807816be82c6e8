import { userErrorsIn } from '../../../platform/server/texts/userError.ts';
import type { Trilingual } from '../../../platform/wire/language.ts';
import pageEn from '../texts/page/en.ts';
import pageRu from '../texts/page/ru.ts';
import pageZh from '../texts/page/zh.ts';
import en from '../texts/server/en.ts';
import ru from '../texts/server/ru.ts';
import zh from '../texts/server/zh.ts';

export const texts = { zh, en, ru };
export const userError = userErrorsIn(texts);
export const pageTexts = { zh: pageZh, en: pageEn, ru: pageRu };

/** The same text in all languages. */
export const inAll = (textOf: (texts: typeof zh) => string): Trilingual => ({
  zh: textOf(zh),
  en: textOf(en),
  ru: textOf(ru),
});
