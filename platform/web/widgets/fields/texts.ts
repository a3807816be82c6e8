import { lazyTexts } from '../../language/lazyTexts.ts';
import type zh from './texts/zh.ts';

export type FieldTexts = typeof zh;

/** The fields' own texts in the language in use. */
export const useFieldTexts = lazyTexts({
  zh: () => import('./texts/zh.ts'),
  en: () => import('./texts/en.ts'),
  ru: () => import('./texts/ru.ts'),
});

/** What may be wrong with what was typed, in the language in use; the server says the same. */
export const useRuleTexts = lazyTexts({
  zh: () => import('../../../wire/rules/texts/zh.ts'),
  en: () => import('../../../wire/rules/texts/en.ts'),
  ru: () => import('../../../wire/rules/texts/ru.ts'),
});

/** Words of container size-types in the language in use. */
export const useSizeTypeWords = lazyTexts({
  zh: () => import('../../../wire/rules/sizeType/texts/zh.ts'),
  en: () => import('../../../wire/rules/sizeType/texts/en.ts'),
  ru: () => import('../../../wire/rules/sizeType/texts/ru.ts'),
});
