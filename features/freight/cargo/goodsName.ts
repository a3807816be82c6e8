import type { Language } from '../../../platform/wire/language.ts';
import type { CargoValues } from './fields.ts';

/** Names of goods in the order in which readers of a language want them. */
export const NAME_FIELDS = {
  zh: ['goodsNameCn', 'goodsNameEn', 'goodsNameRu'],
  en: ['goodsNameEn', 'goodsNameCn', 'goodsNameRu'],
  ru: ['goodsNameRu', 'goodsNameEn', 'goodsNameCn'],
} as const satisfies Readonly<Record<Language, readonly (keyof CargoValues)[]>>;

type Names = Pick<CargoValues, (typeof NAME_FIELDS)['zh'][number]>;

/** Name of goods for a reader, in the first language that has one; '' without any. */
export const goodsName = (names: Names, language: Language): string =>
  NAME_FIELDS[language].map((field) => names[field]).find((name) => name !== '') ?? '';
