import { lazyTexts } from '../../language/lazyTexts.ts';
import type zh from './texts/zh.ts';

export type FieldTexts = typeof zh;

export const useFieldTexts = lazyTexts({
  zh: () => import('./texts/zh.ts'),
  en: () => import('./texts/en.ts'),
  ru: () => import('./texts/ru.ts'),
});

/** Field errors, shared with the server. */
export const useRuleTexts = lazyTexts({
  zh: () => import('../../../wire/rules/texts/zh.ts'),
  en: () => import('../../../wire/rules/texts/en.ts'),
  ru: () => import('../../../wire/rules/texts/ru.ts'),
});

export const useSizeTypeTexts = lazyTexts({
  zh: () => import('../../../../libs/containerCodes/texts/zh.ts'),
  en: () => import('../../../../libs/containerCodes/texts/en.ts'),
  ru: () => import('../../../../libs/containerCodes/texts/ru.ts'),
});
