import { lazyTexts } from '../language/lazyTexts.ts';

/** The platform's own texts: brand, buttons, faults, lists. */
export const usePlatformTexts = lazyTexts({
  zh: () => import('./zh.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
});
