import { lazyTexts } from '../../../platform/web/language/lazyTexts.ts';

export const useTexts = lazyTexts({
  zh: async () => ({ default: (await import('../texts/page/zh.ts')).page }),
  en: async () => ({ default: (await import('../texts/page/en.ts')).page }),
  ru: async () => ({ default: (await import('../texts/page/ru.ts')).page }),
});
