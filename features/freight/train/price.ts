import { isAboveZero } from '../../../libs/amounts/compare.ts';

/** Range of `numeric(12, 2)`. */
const AMOUNT = /^\d{1,10}(\.\d{1,2})?$/;

/** Decimal text above zero, at most two decimals. */
export const isPrice = (text: string) => AMOUNT.test(text) && isAboveZero(text);
