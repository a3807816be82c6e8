import { lazyTexts } from '../../../../platform/web/language/lazyTexts.ts';

export const useSectionTexts = lazyTexts(() => import('../texts/section.ts'));

export type SectionTexts = ReturnType<typeof useSectionTexts>;

export const useLinkTexts = lazyTexts(() => import('../texts/link.ts'));

/** Naming of a signer and sending of the link. */
export const useSignerInvitationTexts = lazyTexts(() => import('../texts/signerInvitation.ts'));

export const useConsentTexts = lazyTexts(() => import('../texts/consent.ts'));

export const usePassportTexts = lazyTexts(() => import('../texts/passport.ts'));

export const useVerifyTexts = lazyTexts(() => import('../texts/verify.ts'));

export const useOperatorTexts = lazyTexts(() => import('../texts/operator.ts'));

/** State, renewal and voiding of contracts. */
export const useLifeTexts = lazyTexts(() => import('../texts/block.ts'));

export const useTemplateTexts = lazyTexts(() => import('../texts/templates.ts'));

export const useDemandTexts = lazyTexts(() => import('../texts/demand.ts'));
