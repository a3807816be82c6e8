import { lazyTexts } from '../../../platform/web/language/lazyTexts.ts';

export const usePeopleTexts = lazyTexts({
  zh: () => import('../texts/page/zh.ts'),
  en: () => import('../texts/page/en.ts'),
  ru: () => import('../texts/page/ru.ts'),
});

export const useJoinTexts = lazyTexts({
  zh: () => import('../texts/join/zh.ts'),
  en: () => import('../texts/join/en.ts'),
  ru: () => import('../texts/join/ru.ts'),
});
