import { lazyTexts } from '../../../../platform/web/language/lazyTexts.ts';

/** Texts of the operator's booking pages in the language in use. */
export const useOperatorTexts = lazyTexts({
  zh: () => import('../../texts/operator/zh.ts'),
  en: () => import('../../texts/operator/en.ts'),
  ru: () => import('../../texts/operator/ru.ts'),
});
