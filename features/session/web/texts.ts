import { lazyTexts } from '../../../platform/web/language/lazyTexts.ts';

export const useSessionTexts = lazyTexts({
  zh: () => import('../texts/zh.ts'),
  en: () => import('../texts/en.ts'),
  ru: () => import('../texts/ru.ts'),
});

export const useTwoStepTexts = lazyTexts({
  zh: () => import('../texts/twoStep/zh.ts'),
  en: () => import('../texts/twoStep/en.ts'),
  ru: () => import('../texts/twoStep/ru.ts'),
});

export const useSecondStepTexts = lazyTexts({
  zh: () => import('../texts/secondStep/zh.ts'),
  en: () => import('../texts/secondStep/en.ts'),
  ru: () => import('../texts/secondStep/ru.ts'),
});

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

export const useRegisterTexts = lazyTexts({
  zh: () => import('../texts/register/zh.ts'),
  en: () => import('../texts/register/en.ts'),
  ru: () => import('../texts/register/ru.ts'),
});

export const useCentreTexts = lazyTexts({
  zh: () => import('../texts/centre/zh.ts'),
  en: () => import('../texts/centre/en.ts'),
  ru: () => import('../texts/centre/ru.ts'),
});
