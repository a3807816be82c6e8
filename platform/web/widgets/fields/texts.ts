import { lazyTexts } from '../../language/lazyTexts.ts';
import type { zh } from './texts/fields.ts';

export type FieldTexts = typeof zh;

export const useFieldTexts = lazyTexts(() => import('./texts/fields.ts'));

/** Field errors, shared with the server. */
export const useRuleTexts = lazyTexts(() => import('../../../wire/rules/texts/rules.ts'));

export const useSizeTypeTexts = lazyTexts(() => import('../../../../libs/containerCodes/texts/containerCodes.ts'));
