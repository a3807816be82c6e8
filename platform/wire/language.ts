import { z } from 'zod';

/** Interface languages (portal 1). */
export const LANGUAGES = ['zh', 'en', 'ru'] as const;
export const language = z.enum(LANGUAGES);
export type Language = z.infer<typeof language>;

/** A name that the data holds in all three languages. */
export const trilingual = z.object({ zh: z.string(), en: z.string(), ru: z.string() });
export type Trilingual = z.infer<typeof trilingual>;

/** The same texts in each language; a key missing in one is a type error. */
export type TextsByLanguage<Texts> = Readonly<Record<Language, Texts>>;

/** The language for a browser preference: zh, ru, else en; a browser that says nothing gets zh (inventory Z02). */
export function languageFor(preferred: string | null | undefined): Language {
  if (!preferred) return 'zh';
  if (preferred.toLowerCase().startsWith('zh')) return 'zh';
  if (preferred.toLowerCase().startsWith('ru')) return 'ru';
  return 'en';
}

/** Russian plural forms: 1 контейнер, 2 контейнера, 5 контейнеров. */
export function russianPlural(count: number, one: string, few: string, many: string): string {
  const form = new Intl.PluralRules('ru').select(count);
  if (form === 'one') return one;
  return form === 'few' ? few : many;
}
