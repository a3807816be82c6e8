import { lazyTexts } from '../../../platform/web/language/lazyTexts.ts';

/** The sign-in page, and what the pages that look like it share with it. */
export const useSessionTexts = lazyTexts({
  zh: () => import('../texts/zh.ts'),
  en: () => import('../texts/en.ts'),
  ru: () => import('../texts/ru.ts'),
});

/** Choosing a password, wherever that is done. */
export const usePasswordTexts = lazyTexts({
  zh: () => import('../texts/password/zh.ts'),
  en: () => import('../texts/password/en.ts'),
  ru: () => import('../texts/password/ru.ts'),
});

export const useForgottenTexts = lazyTexts({
  zh: () => import('../texts/forgotten/zh.ts'),
  en: () => import('../texts/forgotten/en.ts'),
  ru: () => import('../texts/forgotten/ru.ts'),
});

/** The account centre and who is signed in. */
export const useCentreTexts = lazyTexts({
  zh: () => import('../texts/centre/zh.ts'),
  en: () => import('../texts/centre/en.ts'),
  ru: () => import('../texts/centre/ru.ts'),
});
