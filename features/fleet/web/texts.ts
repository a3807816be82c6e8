import { lazyTexts } from '../../../platform/web/language/lazyTexts.ts';

export const useFleetTexts = lazyTexts({
  zh: () => import('../texts/zh.ts'),
  en: () => import('../texts/en.ts'),
  ru: () => import('../texts/ru.ts'),
});
