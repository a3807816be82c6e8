import { lazyTexts } from '../language/lazyTexts.ts';

export const usePlatformTexts = lazyTexts({
  zh: () => import('./zh.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
});
