import { lazyTexts } from '../../../../platform/web/language/lazyTexts.ts';

export const useSessionTexts = lazyTexts(() => import('../texts/signIn.ts'));

export const useTwoStepTexts = lazyTexts(() => import('../texts/twoStep.ts'));

export const useSecondStepTexts = lazyTexts(() => import('../texts/secondStep.ts'));

export const usePasswordTexts = lazyTexts(() => import('../texts/password.ts'));

export const useForgottenTexts = lazyTexts(() => import('../texts/forgotten.ts'));

export const useRegisterTexts = lazyTexts(() => import('../texts/register.ts'));

export const useCentreTexts = lazyTexts(() => import('../texts/centre.ts'));
