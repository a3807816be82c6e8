import { lazyTexts } from '../../../../platform/web/language/lazyTexts.ts';

export const useOperatorTexts = lazyTexts({
  zh: () => import('../../texts/operator/zh.ts'),
  en: () => import('../../texts/operator/en.ts'),
  ru: () => import('../../texts/operator/ru.ts'),
});
