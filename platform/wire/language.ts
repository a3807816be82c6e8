import { z } from 'zod';

/** Interface languages (portal 1). */
export const LANGUAGES = ['zh', 'en', 'ru'] as const;
export const language = z.enum(LANGUAGES);
export type Language = z.infer<typeof language>;

export const trilingual = z.object({ zh: z.string(), en: z.string(), ru: z.string() });
export type Trilingual = z.infer<typeof trilingual>;

export type TextsByLanguage<Texts> = Readonly<Record<Language, Texts>>;

/** The language for a browser preference: zh, ru, else en; zh without one (inventory Z02). */
export function languageFor(preferred: string | null | undefined): Language {
  if (!preferred) return 'zh';
  if (preferred.toLowerCase().startsWith('zh')) return 'zh';
  if (preferred.toLowerCase().startsWith('ru')) return 'ru';
  return 'en';
}

export function russianPlural(count: number, one: string, few: string, many: string): string {
  const form = new Intl.PluralRules('ru').select(count);
  if (form === 'one') return one;
  return form === 'few' ? few : many;
}

export function textIn<Texts>(texts: TextsByLanguage<Texts>, pick: (texts: Texts) => string): Trilingual {
  return { zh: pick(texts.zh), en: pick(texts.en), ru: pick(texts.ru) };
}
