import { lazyTexts } from '../../../../platform/web/language/lazyTexts.ts';

export const usePeopleTexts = lazyTexts(() => import('../texts/page.ts'));

export const useJoinTexts = lazyTexts(() => import('../texts/join.ts'));
