import { lazyTexts } from '../../../platform/web/language/lazyTexts.ts';

export const useSectionTexts = lazyTexts({
  zh: () => import('../texts/section/zh.ts'),
  en: () => import('../texts/section/en.ts'),
  ru: () => import('../texts/section/ru.ts'),
});

export type SectionTexts = ReturnType<typeof useSectionTexts>;

export const useLinkTexts = lazyTexts({
  zh: () => import('../texts/link/zh.ts'),
  en: () => import('../texts/link/en.ts'),
  ru: () => import('../texts/link/ru.ts'),
});

/** Naming of a signer and sending of the link. */
export const useSignerInvitationTexts = lazyTexts({
  zh: () => import('../texts/signerInvitation/zh.ts'),
  en: () => import('../texts/signerInvitation/en.ts'),
  ru: () => import('../texts/signerInvitation/ru.ts'),
});

export const useConsentTexts = lazyTexts({
  zh: () => import('../texts/consent/zh.ts'),
  en: () => import('../texts/consent/en.ts'),
  ru: () => import('../texts/consent/ru.ts'),
});

export const usePassportTexts = lazyTexts({
  zh: () => import('../texts/passport/zh.ts'),
  en: () => import('../texts/passport/en.ts'),
  ru: () => import('../texts/passport/ru.ts'),
});

export const useVerifyTexts = lazyTexts({
  zh: () => import('../texts/verify/zh.ts'),
  en: () => import('../texts/verify/en.ts'),
  ru: () => import('../texts/verify/ru.ts'),
});

export const useOperatorTexts = lazyTexts({
  zh: () => import('../texts/operator/zh.ts'),
  en: () => import('../texts/operator/en.ts'),
  ru: () => import('../texts/operator/ru.ts'),
});

/** State, renewal and voiding of contracts. */
export const useLifeTexts = lazyTexts({
  zh: () => import('../texts/block/zh.ts'),
  en: () => import('../texts/block/en.ts'),
  ru: () => import('../texts/block/ru.ts'),
});

export const useTemplateTexts = lazyTexts({
  zh: () => import('../texts/templates/zh.ts'),
  en: () => import('../texts/templates/en.ts'),
  ru: () => import('../texts/templates/ru.ts'),
});

export const useDemandTexts = lazyTexts({
  zh: () => import('../texts/demand/zh.ts'),
  en: () => import('../texts/demand/en.ts'),
  ru: () => import('../texts/demand/ru.ts'),
});
