import { lazyTexts } from '../../language/lazyTexts.ts';

export const useUploadTexts = lazyTexts(() => import('./texts/upload.ts'));

/** Upload errors, shared with the server. */
export const useUploadFaultTexts = lazyTexts(() => import('../../../wire/uploadTexts.ts'));
