import { lazyTexts } from '../../language/lazyTexts.ts';

export const useRichTexts = lazyTexts({
  zh: () => import('./texts/zh.ts'),
  en: () => import('./texts/en.ts'),
  ru: () => import('./texts/ru.ts'),
});
