import type { Language } from '../../../../platform/wire/language.ts';

interface Names {
  nameZh: string;
  nameEn: string;
  nameRu: string;
}

const ORDER = {
  zh: ['nameZh', 'nameEn', 'nameRu'],
  en: ['nameEn', 'nameZh', 'nameRu'],
  ru: ['nameRu', 'nameEn', 'nameZh'],
} as const satisfies Readonly<Record<Language, readonly (keyof Names)[]>>;

/** Name of a code for a reader, in the first language that has one. */
export const codeNameIn = (names: Names, language: Language): string =>
  ORDER[language].map((field) => names[field]).find((name) => name !== '') ?? '';
