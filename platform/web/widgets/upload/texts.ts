import { lazyTexts } from '../../language/lazyTexts.ts';

/** The texts of the uploaders in the language in use. */
export const useUploadTexts = lazyTexts({
  zh: () => import('./texts/zh.ts'),
  en: () => import('./texts/en.ts'),
  ru: () => import('./texts/ru.ts'),
});

/** What may be wrong with files that are to go up, in the language in use; the server says the same. */
export const useUploadFaultTexts = lazyTexts({
  zh: () => import('../../../wire/uploadTexts/zh.ts'),
  en: () => import('../../../wire/uploadTexts/en.ts'),
  ru: () => import('../../../wire/uploadTexts/ru.ts'),
});
