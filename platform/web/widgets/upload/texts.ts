import { lazyTexts } from '../../language/lazyTexts.ts';

export const useUploadTexts = lazyTexts({
  zh: () => import('./texts/zh.ts'),
  en: () => import('./texts/en.ts'),
  ru: () => import('./texts/ru.ts'),
});

/** Upload errors, shared with the server. */
export const useUploadFaultTexts = lazyTexts({
  zh: () => import('../../../wire/uploadTexts/zh.ts'),
  en: () => import('../../../wire/uploadTexts/en.ts'),
  ru: () => import('../../../wire/uploadTexts/ru.ts'),
});
